import { useRouteLoaderData } from 'react-router';
import brand from '../../content/brand.json';
import type { loader } from './site-layout.tsx';

type SocialCardProps = { title: string; description: string; path: string };

/** What a message or a feed shows when somebody passes the page on (Open Graph); the picture is drawn by `art/draw-marks.ts`. */
export function SocialCard({ title, description, path }: SocialCardProps) {
	const frame = useRouteLoaderData<typeof loader>('site/site-layout');
	if (!frame) return null;
	const facts: [property: string, content: string][] = [
		['og:type', 'website'],
		['og:site_name', brand.name],
		['og:locale', 'en_CA'],
		['og:title', title],
		['og:description', description],
		['og:url', `${frame.publicUrl}${path}`],
		['og:image', `${frame.publicUrl}/social-card.png`],
		['og:image:width', '1200'],
		['og:image:height', '630'],
		['og:image:alt', brand.tagline],
	];
	return (
		<>
			{facts.map(([property, content]) => (
				<meta key={property} property={property} content={content} />
			))}
			<meta name="twitter:card" content="summary_large_image" />
		</>
	);
}
