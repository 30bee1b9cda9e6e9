import words from 'messages:home';
import type { BestSeller } from './best-seller.ts';
import { BestSellers } from './best-sellers.tsx';
import { HomeAbout } from './home-about.tsx';
import { HomeDirectory } from './home-directory.tsx';
import { withWords } from './page-words.tsx';
import { PartnerRow } from './partner-row.tsx';

type HomeReadingProps =
	| { part: 'about' | 'partners' | 'directory' }
	| { part: 'bestSellers'; gloves: readonly BestSeller[] };

/** The parts of the home page that are read and followed. */
export const HomeReading = withWords(words, (props: HomeReadingProps) => {
	switch (props.part) {
		case 'about':
			return <HomeAbout />;
		case 'bestSellers':
			return <BestSellers gloves={props.gloves} />;
		case 'partners':
			return <PartnerRow />;
		case 'directory':
			return <HomeDirectory />;
	}
});
