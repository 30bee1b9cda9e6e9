import { useLocale } from 'use-intl';
import brand from '../../../content/brand.json';
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locale.ts';
import { localizedPath } from '../i18n/localized-path.ts';
import { SocialCard, type SocialPicture, useFrameData } from './social-card.tsx';

type PageHeadProps = {
	title: string;
	description: string;
	/** English path without irrelevant query params; omitted for a page without a URL of its own. */
	path?: string;
	/** False for pages that search engines should not index. */
	indexed?: boolean;
	/** The picture used when the page is shared; by default the brand's card. */
	picture?: SocialPicture;
};

const BRAND_AT_END = ` · ${brand.name}`;

/** Title, description, canonical link, robots and social card of a page, rendered with its content. */
export function PageHead({ title, description, path, indexed = true, picture }: PageHeadProps) {
	const frame = useFrameData();
	const locale = useLocale();
	// A social card shows the site name on a separate line.
	const cardTitle = title.endsWith(BRAND_AT_END) ? title.slice(0, -BRAND_AT_END.length) : title;
	return (
		<>
			<title>{title}</title>
			<meta name="description" content={description} />
			{frame && path !== undefined && (
				<link rel="canonical" href={`${frame.publicUrl}${localizedPath(path, locale)}`} />
			)}
			{frame && path !== undefined && indexed && <AlternateLinks publicUrl={frame.publicUrl} path={path} />}
			{!indexed && <meta name="robots" content="noindex" />}
			<SocialCard title={cardTitle} description={description} path={path} picture={picture} />
		</>
	);
}

/** Names the page in every language. English is for readers of any other language, too. */
function AlternateLinks({ publicUrl, path }: { publicUrl: string; path: string }) {
	const links = [
		...LOCALES.map((locale) => [locale, locale] as const),
		['x-default', DEFAULT_LOCALE] as const,
	];
	return links.map(([hrefLang, locale]) => (
		<link
			key={hrefLang}
			rel="alternate"
			hrefLang={hrefLang}
			href={`${publicUrl}${localizedPath(path, locale)}`}
		/>
	));
}
