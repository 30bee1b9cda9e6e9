import messages from 'messages:home';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import type { BestSeller } from './best-seller.ts';
import { BestSellers } from './best-sellers.tsx';
import { HomeAbout } from './home-about.tsx';
import { HomeDirectory } from './home-directory.tsx';
import type { HomePictures } from './home-pictures.ts';
import { PartnerRow } from './partner-row.tsx';

type HomeReadingProps =
	| { part: 'about'; picture: string }
	| { part: 'directory'; pictures: HomePictures }
	| { part: 'partners' }
	| { part: 'bestSellers'; gloves: readonly BestSeller[] };

/** The parts of the home page that are read and followed. */
export const HomeReading = withMessages(messages, (props: HomeReadingProps) => {
	switch (props.part) {
		case 'about':
			return <HomeAbout picture={props.picture} />;
		case 'bestSellers':
			return <BestSellers gloves={props.gloves} />;
		case 'partners':
			return <PartnerRow />;
		case 'directory':
			return <HomeDirectory pictures={props.pictures} />;
	}
});
