import messages from 'messages:guides.about.worn';
import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { SectionDivider } from '../../platform/ui/overlays/section-divider.tsx';
import { PageHead } from '../../platform/ui/page-head.tsx';
import { staticPart } from '../../platform/ui/static-part.tsx';
import { LitHead } from '../frame/home/lit-head.tsx';
import { PageBand } from '../frame/plain-page-layout.tsx';
import type { Route } from './+types/about-page';

export { loader } from './about-page.server.ts';

const Story = staticPart(() => import('./about-story.tsx').then((module) => module.AboutStory));

export default withMessages(messages, AboutPage);

/** Who makes the gloves, where, since when and how. */
function AboutPage({ loaderData: { head, worn, story } }: Route.ComponentProps) {
	const t = useTranslations('guides.about');
	return (
		<>
			<PageHead title={`${head.title} · ${brand.name}`} description={head.description} path="/about" />
			<article>
				{worn ? (
					<>
						<LitHead picture={{ sources: worn.sources, alt: worn.text ?? t('worn') }}>
							<h1>{head.title}</h1>
							<p>{head.lead}</p>
						</LitHead>
						<SectionDivider from="left" />
					</>
				) : (
					<PageBand title={head.title} lead={head.lead} />
				)}
				<Story {...story} />
			</article>
		</>
	);
}
