import messages from 'messages:listing.filters,listing.results';
import { type RefObject, useEffect } from 'react';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { Drawer } from '../../../platform/ui/overlays/drawer.tsx';
import { FILTERS_ID } from '../listing-anchors.ts';
import type { ListedGroup, ListingData } from '../listing-data.ts';
import styles from './filter-form.module.css';
import { FilterForm } from './filter-form.tsx';

type FilterDrawerProps = {
	data: ListingData;
	groups: readonly ListedGroup[];
	open: boolean;
	/** The control that opens it. */
	opener: RefObject<HTMLElement | null>;
	onClose: () => void;
};

/** The filters in a modal drawer. */
export const FilterDrawer = withMessages(
	messages,
	({ data, groups, open, opener, onClose }: FilterDrawerProps) => {
		// If it opened by itself, there was no control that focus could return to, so it is still in the closed drawer.
		useEffect(() => {
			if (!open && document.activeElement?.matches('body, dialog *')) opener.current?.focus();
		}, [open, opener]);
		return (
			<Drawer id={FILTERS_ID} open={open} onClose={onClose} labelledBy="filters-title">
				<FilterForm data={data} groups={groups} onClose={onClose} />
			</Drawer>
		);
	},
);

/** The filters as a page, until scripts open the drawer over the list. */
export const FilterPage = withMessages(messages, ({ data }: { data: ListingData }) => (
	<section className={styles.page} aria-labelledby="filters-title">
		<FilterForm data={data} groups={data.groups ?? []} />
	</section>
));
