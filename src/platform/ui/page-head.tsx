import { useRouteLoaderData } from 'react-router';
import brand from '../../../content/brand.json';
import { type FrameLoader, SocialCard, type SocialPicture } from './social-card.tsx';

type PageHeadProps = {
	title: string;
	description: string;
	/** Path without irrelevant query params; omitted for a page without a URL of its own. */
	path?: string;
	/** False for pages that search engines should not index. */
	indexed?: boolean;
	/** The picture used when the page is shared; by default the brand's card. */
	picture?: SocialPicture;
};

const BRAND_AT_END = ` · ${brand.name}`;

/** Title, description, canonical link, robots and social card of a page, rendered with its content. */
export function PageHead({ title, description, path, indexed = true, picture }: PageHeadProps) {
	const frame = useRouteLoaderData<FrameLoader>('site/frame/site-layout');
	// A social card shows the site name on a separate line.
	const cardTitle = title.endsWith(BRAND_AT_END) ? title.slice(0, -BRAND_AT_END.length) : title;
	return (
		<>
			<title>{title}</title>
			<meta name="description" content={description} />
			{frame && path !== undefined && <link rel="canonical" href={`${frame.publicUrl}${path}`} />}
			{!indexed && <meta name="robots" content="noindex" />}
			<SocialCard title={cardTitle} description={description} path={path} picture={picture} />
		</>
	);
}
