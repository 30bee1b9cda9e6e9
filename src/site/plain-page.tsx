import pageWords from 'messages:plainPages';
import { Link, useMatches } from 'react-router';
import { useTranslations } from 'use-intl';
import brand from '../../content/brand.json';
import { PageHead } from './page-head.tsx';
import { withWords } from './page-words.tsx';
import styles from './plain-page.module.css';
import { HandSizes, SearchForm, SiteList } from './plain-page-parts.tsx';

/** The plain pages by address, which is also their route's id, and the messages they are written in. */
const PAGES = {
	about: { words: 'about' },
	terms: { words: 'terms', unfinished: true },
	privacy: { words: 'privacy' },
	accessibility: { words: 'accessibility' },
	'sizing-guide': { words: 'sizingGuide', Part: HandSizes },
	'advanced-search': { words: 'advancedSearch', Part: SearchForm },
	sitemap: { words: 'sitemap', Part: SiteList },
	'become-a-distributor': { words: 'becomeADistributor', unfinished: true },
	'sample-box': { words: 'sampleBox', unfinished: true },
	'where-to-buy': { words: 'whereToBuy', unfinished: true },
	'distributor-login': { words: 'distributorLogin', unfinished: true },
} as const;

type PlainPath = keyof typeof PAGES;
type PlainWords = (typeof PAGES)[PlainPath]['words'];
type PlainRow = { words: PlainWords; unfinished?: boolean; Part?: () => React.ReactNode };

export default withWords(pageWords, PlainPage);

/** A short page of words. Those that only say what they will be are kept out of search engines until they are it. */
function PlainPage() {
	const t = useTranslations('plainPages');
	// The route's id, not the address: that may be written in capitals or end in a slash.
	const path = useMatches().at(-1)?.id as PlainPath;
	const { words, unfinished, Part }: PlainRow = PAGES[path];
	return (
		<article className={`page ${styles.article}`}>
			<PageHead
				title={`${t(`${words}.title`)} · ${brand.name}`}
				description={t(`${words}.description`)}
				path={`/${path}`}
				indexed={!unfinished}
			/>
			<h1 className={styles.title}>{t(`${words}.title`)}</h1>
			<p className={styles.lead}>{t(`${words}.lead`)}</p>
			<div className={styles.text}>
				{t.rich(`${words}.text`, {
					email: brand.email,
					phone: brand.phone.shown,
					p: (text) => <p>{text}</p>,
					mail: (text) => <a href={`mailto:${brand.email}`}>{text}</a>,
					call: (text) => <a href={brand.phone.href}>{text}</a>,
					gloves: (text) => <Link to="/products">{text}</Link>,
				})}
			</div>
			{Part && <Part />}
		</article>
	);
}
