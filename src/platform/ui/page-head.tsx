import brand from '../../../content/brand.json';
import { listAlternates, localizedPath } from '../i18n/localized-path.ts';
import { useLocale } from '../i18n/use-locale.ts';
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
			{frame &&
				path !== undefined &&
				indexed &&
				listAlternates(path).map(({ tag, path: other }) => (
					<link key={tag} rel="alternate" hrefLang={tag} href={`${frame.publicUrl}${other}`} />
				))}
			{!indexed && <meta name="robots" content="noindex" />}
			<SocialCard title={cardTitle} description={description} path={path} picture={picture} />
		</>
	);
}
