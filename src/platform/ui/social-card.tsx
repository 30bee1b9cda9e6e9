import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { LANGUAGE_TAGS } from '../i18n/locale.ts';
import { localizedPath, routeIdIn } from '../i18n/localized-path.ts';
import { useLocale } from '../i18n/use-locale.ts';

/** The loader of every page's frame: the address visitors use, without a trailing slash. */
export type FrameLoader = () => { publicUrl: string };

/** The page's own picture: its path or full URL, and its alt text. */
export type SocialPicture = { src: string; alt: string };

/** The data of the frame around every public page; undefined outside it. */
export function useFrameData() {
	return useRouteLoaderData<FrameLoader>(routeIdIn('site/frame/site-layout', useLocale()));
}

type SocialCardProps = {
	title: string;
	description: string;
	/** English path; omitted for a page without a URL of its own. */
	path?: string;
	picture?: SocialPicture;
};

/** Drawn by `art/draw-marks.ts`. */
const BRAND_CARD = { src: '/social-card.png', width: 1200, height: 630 };

/** Messengers and feeds do not show SVG, so a page with an SVG picture uses the brand's card. */
const isShownAnywhere = ({ src }: SocialPicture) => /\.(png|jpe?g|webp)$/i.test(src);

/** The preview shown when the page is shared (Open Graph). */
export function SocialCard({ title, description, path, picture }: SocialCardProps) {
	const frame = useFrameData();
	const t = useTranslations('site');
	const locale = useLocale();
	if (!frame) return null;
	const own = picture && isShownAnywhere(picture) ? picture : undefined;
	const { src, alt } = own ?? { src: BRAND_CARD.src, alt: t('tagline') };
	const facts: [property: string, content: string | undefined][] = [
		['og:type', 'website'],
		['og:site_name', brand.name],
		['og:locale', LANGUAGE_TAGS[locale].replace('-', '_')],
		['og:title', title],
		['og:description', description],
		['og:url', path === undefined ? undefined : `${frame.publicUrl}${localizedPath(path, locale)}`],
		['og:image', new URL(src, frame.publicUrl).href],
		['og:image:width', own ? undefined : `${BRAND_CARD.width}`],
		['og:image:height', own ? undefined : `${BRAND_CARD.height}`],
		['og:image:alt', alt],
	];
	return (
		<>
			{facts.map(
				([property, content]) =>
					content !== undefined && <meta key={property} property={property} content={content} />,
			)}
			<meta name="twitter:card" content={own ? 'summary' : 'summary_large_image'} />
		</>
	);
}
