import { useTranslations } from 'use-intl';
import type { QueryReading } from '../../domain/search/query/query-reading.ts';
import { useQuotes } from '../../platform/i18n/quote.ts';
import { Link } from '../../platform/ui/link.tsx';
import { addressOf } from './listing-data.ts';
import styles from './search-reading.module.css';

/** Says how a search text was read if not as typed, with a link to the exact search. */
export function SearchReading({ text, reading }: { text: string; reading: QueryReading }) {
	const t = useTranslations('listing.reading');
	const quote = useQuotes();
	const { mended, leftOut } = reading;
	const exact = { q: `"${text}"`, filters: {}, page: 1 };
	return (
		<div className={styles.reading} role="status">
			{mended.map(({ typed, read }) => (
				<p key={typed}>{t('mended', { typed, read: read.join(', ') })}</p>
			))}
			{leftOut.length > 0 && <p>{t('leftOut', { words: quote(leftOut) })}</p>}
			<Link className={styles.exact} to={addressOf('/products', exact)}>
				{t('exact', { text })}
			</Link>
		</div>
	);
}
