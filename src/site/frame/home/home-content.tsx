import brand from '../../../../content/brand.json';
import { SectionDivider } from '../../../platform/ui/overlays/section-divider.tsx';
import { staticPart } from '../../../platform/ui/static-part.tsx';
import type { HomeData } from './home-data.server.ts';
import { HomeHero } from './home-hero.tsx';
import { HomePartners } from './home-partners.tsx';

const About = staticPart(() => import('./home-parts.tsx').then((module) => module.About));
const Sellers = staticPart(() => import('./home-parts.tsx').then((module) => module.Sellers));
const Finder = staticPart(() => import('./home-parts.tsx').then((module) => module.Finder));
const Directory = staticPart(() => import('./home-parts.tsx').then((module) => module.Directory));

type HomeContentProps = { data: HomeData; heading?: 'h1' | 'h2' };

/** The content of the home page. An unknown address shows it too; there its heading is not the page's h1. */
export function HomeContent({ data, heading = 'h1' }: HomeContentProps) {
	const { home, bestSellers, picture, hero, jobs, tiles } = data;
	const { words, shown } = home;
	return (
		<>
			<HomeHero
				heading={heading}
				words={words}
				picture={hero}
				link={home.buttonLink}
				film={home.film ? brand.film : null}
			/>
			{shown.about && (
				<>
					<SectionDivider from="left" />
					<About words={words} picture={picture} link={home.aboutLink} />
				</>
			)}
			{shown.bestSellers && (
				<>
					<SectionDivider from="right" />
					<Sellers gloves={bestSellers} heading={words.bestSellers} />
				</>
			)}
			{shown.finder && <Finder heading={words.finder} jobs={jobs} />}
			{shown.partners && home.partners.length > 0 && (
				<HomePartners partners={home.partners} heading={words.partners} />
			)}
			{shown.directory && (
				<>
					<SectionDivider from="left" ground="soot" />
					<Directory words={words} pictures={tiles} />
				</>
			)}
		</>
	);
}
