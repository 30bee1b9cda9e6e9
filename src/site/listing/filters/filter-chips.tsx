import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { RULED_IDS } from '../../../domain/search/filter-slug.ts';
import {
	isAllOf,
	type Listing,
	withoutFilter,
	withoutFilters,
	withRule,
} from '../../../domain/search/listing.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Link } from '../../../platform/ui/link.tsx';
import { addressOf, type Chip } from '../listing-data.ts';
import styles from './filter-chips.module.css';
import { useChipName } from './filter-words.ts';

type FilterChipsProps = {
	path: string;
	listing: Listing;
	chips: readonly Chip[];
	/** Max chips shown; the others collapse into "+3", which opens the drawer. */
	max?: number;
	/** Rendered after the chips if some are collapsed. */
	renderMore?: (collapsed: number) => ReactNode;
	/** Gets the focus when the last chip is removed. */
	fallback: RefObject<HTMLElement | null>;
	withClear?: boolean;
};

/** The active filters, each a link to the list without it. */
export function FilterChips(props: FilterChipsProps) {
	const {
		path,
		listing,
		chips,
		max = Number.POSITIVE_INFINITY,
		renderMore,
		fallback,
		withClear = false,
	} = props;
	const t = useTranslations('listing.filters');
	const nameOf = useChipName();
	const list = useRef<HTMLUListElement>(null);
	const removed = useRef<number>(undefined);
	const count = chips.length;
	const rules = RULED_IDS.filter((id) => isAllOf(listing, id));
	const shown = count + rules.length;

	// The pressed chip is gone: focus moves to the next one, so that keyboard users don't start over.
	useEffect(() => {
		if (removed.current === undefined) return;
		const links = list.current?.querySelectorAll('a') ?? [];
		const next = links[Math.min(removed.current, shown - 1)];
		(next ?? fallback.current)?.focus();
		removed.current = undefined;
	}, [shown, fallback]);

	if (count === 0) return null;
	return (
		<div className={styles.chips}>
			<ul role="list" ref={list} className={styles.list} aria-label={t('active')}>
				{chips.slice(0, max).map((chip, at) => (
					<li key={`${chip.id} ${chip.slug}`}>
						<Link
							className={styles.chip}
							to={addressOf(path, withoutFilter(listing, chip.id, chip.slug))}
							preventScrollReset
							onClick={() => {
								removed.current = at;
							}}
						>
							<span className="sr-only">{t('remove')} </span>
							{nameOf(chip)}
							<Icon name="close" />
						</Link>
					</li>
				))}
				{rules.map((id) => (
					<li key={id}>
						<Link
							className={styles.chip}
							to={addressOf(path, withRule(listing, id, 'any'))}
							preventScrollReset
							onClick={() => {
								removed.current = count - 1;
							}}
						>
							<span className="sr-only">{t('remove')} </span>
							{t(`allOf.${id}`)}
							<Icon name="close" />
						</Link>
					</li>
				))}
			</ul>
			{count > max && renderMore?.(count - max)}
			{withClear && (
				<Link
					className={styles.clear}
					to={addressOf(path, withoutFilters(listing))}
					preventScrollReset
					onClick={() => {
						removed.current = 0;
					}}
				>
					{t('clear')}
				</Link>
			)}
		</div>
	);
}
