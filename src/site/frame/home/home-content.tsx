import brand from '../../../../content/brand.json';
import { SectionDivider } from '../../../platform/ui/overlays/section-divider.tsx';
import type { BestSeller } from './best-seller.ts';
import { HomeHero } from './home-hero.tsx';
import { HomePart } from './home-part.ts';
import { HomePartners } from './home-partners.tsx';
import type { HomePictures } from './home-pictures.ts';

/** The home page's content, which an unknown address shows too; there its heading is not the page's first. */
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
			<HomePart part="about" picture={pictures.about} />
			<SectionDivider from="right" />
			<HomePart part="bestSellers" gloves={bestSellers} />
			<HomePartners />
			<SectionDivider from="left" ground="soot" />
			<HomePart part="directory" pictures={pictures} />
		</>
	);
}
