import { useRouteLoaderData } from 'react-router';
import brand from '../../../content/brand.json';
import { type FrameLoader, SocialCard, type SocialPicture } from './social-card.tsx';

type PageHeadProps = {
	title: string;
	description: string;
	/** Address from the root, without a query that changes nothing; left out for a page that has no address of its own. */
	path?: string;
	/** False for pages that search engines shall not list. */
	indexed?: boolean;
	/** What stands for the page when it is passed on; the brand's card unless given. */
	picture?: SocialPicture;
};

const BRAND_AT_END = ` · ${brand.name}`;

/** Title, description, canonical link, robots and social card of a page, with its words where its other words are. */
export function PageHead({ title, description, path, indexed = true, picture }: PageHeadProps) {
	const frame = useRouteLoaderData<FrameLoader>('site/frame/site-layout');
	// A card names the site on a line of its own.
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
