import pageWords from 'messages:plainPages';
import { Link, useMatches } from 'react-router';
import { useTranslations } from 'use-intl';
import brand from '../../content/brand.json';
import { PageHead } from './page-head.tsx';
import { withWords } from './page-words.tsx';
import { PageBand, PlainPageText } from './plain-page-layout.tsx';

/** The plain pages by address, which is also their route's id, and the messages they are written in. */
const PAGES = {
	'distributor-login': 'distributorLogin',
} as const;

export default withWords(pageWords, PlainPage);

/** A page that only says what it will be; search engines shall wait until it is it. */
function PlainPage() {
	const t = useTranslations('plainPages');
	// The route's id, not the address: that may be written in capitals or end in a slash.
	const path = useMatches().at(-1)?.id as keyof typeof PAGES;
	const words = PAGES[path];
	return (
		<>
			<PageHead
				title={`${t(`${words}.title`)} · ${brand.name}`}
				description={t(`${words}.description`)}
				path={`/${path}`}
				indexed={false}
			/>
			<article>
				<PageBand title={t(`${words}.title`)} lead={t(`${words}.lead`)} />
				<PlainPageText>
					{' '}
					{t.rich(`${words}.text`, {
						email: brand.email,
						phone: brand.phone.shown,
						p: (text) => <p>{text}</p>,
						mail: (text) => <a href={`mailto:${brand.email}`}>{text}</a>,
						call: (text) => <a href={brand.phone.href}>{text}</a>,
						gloves: (text) => <Link to="/products">{text}</Link>,
					})}
				</PlainPageText>
			</article>
		</>
	);
}
