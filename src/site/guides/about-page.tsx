import messages from 'messages:guides.about.title,guides.about.description,guides.about.lead,guides.about.worn,guides.about.lines';
import { useTranslations } from 'use-intl';
import { SourcedPicture } from '../../domain/catalogue/pictures/sourced-picture.tsx';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import type { PictureSources } from '../../platform/storage/uploaded-picture.ts';
import { SectionDivider } from '../../platform/ui/overlays/section-divider.tsx';
import { LitHead, litFigure } from '../frame/home/lit-head.tsx';
import { findPagePicture } from '../frame/page-picture.ts';
import type { Route } from './+types/about-page';
import { staticText, TextPage } from './text-page.tsx';

export function loader() {
	return { worn: findPagePicture('about'), lines: findPagePicture('two-lines') };
}

const Body = staticText(() => import('messages:plainPages.onThisPage,guides.updated,guides.about'));

export default withMessages(
	messages,
	function AboutPage({ loaderData: { worn, lines } }: Route.ComponentProps) {
		return (
			<TextPage
				id="about"
				Body={Body}
				head={worn && <AboutHead sources={worn} />}
				figures={lines && { range: <TwoLines sources={lines} /> }}
			/>
		);
	},
);

function AboutHead({ sources }: { sources: PictureSources }) {
	const t = useTranslations('guides.about');
	return (
		<>
			<LitHead picture={{ sources, alt: t('worn') }}>
				<h1>{t('title')}</h1>
				<p>{t('lead')}</p>
			</LitHead>
			<SectionDivider from="left" />
		</>
	);
}

/** Shows one glove of each product line. */
function TwoLines({ sources }: { sources: PictureSources }) {
	const t = useTranslations('guides.about');
	return (
		<SourcedPicture
			className={litFigure}
			sources={sources}
			sizes="(min-width: 704px) 640px, 92vw"
			alt={t('lines')}
			loading="lazy"
			decoding="async"
		/>
	);
}
