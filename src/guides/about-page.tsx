import words from 'messages:guides.about.title,guides.about.description,guides.about.lead,guides.about.worn,guides.about.lines';
import { useTranslations } from 'use-intl';
import { SourcedPicture } from '../catalogue/sourced-picture.tsx';
import type { PictureSources } from '../catalogue/uploaded-picture.ts';
import { LitHead, litFigure } from '../site/lit-head.tsx';
import { findPagePicture } from '../site/page-picture.ts';
import { withWords } from '../site/page-words.tsx';
import { PassBars } from '../ui/pass-bars.tsx';
import type { Route } from './+types/about-page';
import { heldText, TextPage } from './text-page.tsx';

export function loader() {
	return { worn: findPagePicture('about'), lines: findPagePicture('two-lines') };
}

const Body = heldText(() => import('messages:plainPages.onThisPage,guides.updated,guides.about'));

export default withWords(words, function AboutPage({ loaderData: { worn, lines } }: Route.ComponentProps) {
	return (
		<TextPage
			id="about"
			Body={Body}
			head={worn && <AboutHead sources={worn} />}
			figures={lines && { range: <TwoLines sources={lines} /> }}
		/>
	);
});

function AboutHead({ sources }: { sources: PictureSources }) {
	const t = useTranslations('guides.about');
	return (
		<>
			<LitHead picture={{ sources, alt: t('worn') }}>
				<h1>{t('title')}</h1>
				<p>{t('lead')}</p>
			</LitHead>
			<PassBars from="left" />
		</>
	);
}

/** One glove of each line. */
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
