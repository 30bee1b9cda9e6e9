import pageWords from 'messages:product.unknown,product.retired,product.successor,listing.nearPartNumbers,listing.titlePage,listing.search.heading,listing.search.title,listing.search.text,listing.unknownPath,listing.results,listing.sort,listing.reading,listing.filters,listing.categories.label';
import { useTranslations } from 'use-intl';
import type { ListingData, Suggestion } from '../listing/listing-data.ts';
import { ListingNotice } from '../listing/listing-notice.tsx';
import { ListingView } from '../listing/listing-view.tsx';
import { withWords } from '../site/page-words.tsx';

type UnknownGloveProps = {
	/** Empty where the address is a category's: a list without a notice. */
	typed: string;
	/** Set for a glove that is no longer made. */
	retired: { name: string; hasSuccessor: boolean } | undefined;
	near: readonly Suggestion[];
	listing: ListingData;
};

export default withWords(pageWords, UnknownGlove);

/** "All Gloves", under a notice that names the part number we do not have, or no longer make, and those nearest to it. */
function UnknownGlove({ typed, retired, near, listing }: UnknownGloveProps) {
	const t = useTranslations('product');
	const words = useTranslations('listing');
	return (
		<ListingView
			data={listing}
			notice={
				typed !== '' && (
					<ListingNotice
						nearLabel={retired?.hasSuccessor ? t('successor') : words('nearPartNumbers')}
						suggestions={near}
					>
						{retired
							? t('retired', { partNumber: typed, name: retired.name })
							: t('unknown', { partNumber: typed })}
					</ListingNotice>
				)
			}
		/>
	);
}
