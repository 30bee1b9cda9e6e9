import brand from '../../../../content/brand.json';
import { SectionDivider } from '../../../platform/ui/overlays/section-divider.tsx';
import { staticPart } from '../../../platform/ui/static-part.tsx';
import type { BestSeller } from './best-seller.ts';
import { HomeHero } from './home-hero.tsx';
import { HomePartners } from './home-partners.tsx';
import type { HomePictures } from './home-pictures.ts';

const About = staticPart(() => import('./home-parts.tsx').then((module) => module.About));
const Sellers = staticPart(() => import('./home-parts.tsx').then((module) => module.Sellers));
const Finder = staticPart(() => import('./home-parts.tsx').then((module) => module.Finder));
const Directory = staticPart(() => import('./home-parts.tsx').then((module) => module.Directory));

/** The content of the home page. An unknown address shows it too; there its heading is not the page's h1. */
export function HomeContent({
	bestSellers,
	pictures,
	heading = 'h1',
}: {
	bestSellers: readonly BestSeller[];
	pictures: HomePictures;
	heading?: 'h1' | 'h2';
}) {
	return (
		<>
			<HomeHero heading={heading} film={brand.film} />
			<SectionDivider from="left" />
			<About picture={pictures.about} />
			<SectionDivider from="right" />
			<Sellers gloves={bestSellers} />
			<Finder />
			<HomePartners />
			<SectionDivider from="left" ground="soot" />
			<Directory />
		</>
	);
}
