import messages from 'messages:product.unknown,product.retired,product.successor,listing.nearPartNumbers,listing.titlePage,listing.search.heading,listing.search.title,listing.search.text,listing.unknownPath,listing.results,listing.sort,listing.reading,listing.filters,listing.categories.label,listing.stickLink';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { formatRequestedPartNumber } from '../frame/requested-path.ts';
import type { ListingData, Suggestion } from '../listing/listing-data.ts';
import { ListingNotice } from '../listing/listing-notice.tsx';
import { ListingView } from '../listing/listing-view.tsx';

type UnknownGloveProps = {
	/** A retired glove, or an unknown address; left out for a category's list. */
	notice: { partNumber: string; name: string; hasSuccessor: boolean } | 'unknown' | undefined;
	near: readonly Suggestion[];
	listing: ListingData;
};

export default withMessages(messages, UnknownGlove);

/** "All Gloves", with a notice that names the unknown or retired part number and the nearest ones. */
function UnknownGlove({ notice, near, listing }: UnknownGloveProps) {
	const t = useTranslations('product');
	const words = useTranslations('listing');
	// Only this depends on an unknown address: the server renders one page for all of them and inserts the part number.
	const { partNumber = '' } = useParams();
	const isRetired = notice !== undefined && notice !== 'unknown';
	return (
		<ListingView
			data={listing}
			notice={
				notice !== undefined && (
					<ListingNotice
						nearLabel={isRetired && notice.hasSuccessor ? t('successor') : words('nearPartNumbers')}
						suggestions={near}
					>
						{isRetired
							? t('retired', { partNumber: notice.partNumber, name: notice.name })
							: t('unknown', { partNumber: formatRequestedPartNumber(partNumber) })}
					</ListingNotice>
				)
			}
		/>
	);
}
