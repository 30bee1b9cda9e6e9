import { useRouteLoaderData } from 'react-router';
import type { loader } from './site-layout.tsx';

type PageHeadProps = {
	title: string;
	description: string;
	/** Address from the root, without a query that changes nothing; left out for a page that has no address of its own. */
	path?: string;
	/** False for pages that search engines shall not list. */
	indexed?: boolean;
};

/** Title, description, canonical link and robots of a page, with its words where its other words are. */
export function PageHead({ title, description, path, indexed = true }: PageHeadProps) {
	const frame = useRouteLoaderData<typeof loader>('site/site-layout');
	return (
		<>
			<title>{title}</title>
			<meta name="description" content={description} />
			{frame && path !== undefined && <link rel="canonical" href={`${frame.publicUrl}${path}`} />}
			{!indexed && <meta name="robots" content="noindex" />}
		</>
	);
}
