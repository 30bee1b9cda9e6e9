import { useRef } from 'react';
import { CardPicture } from '../listing/cards/card-picture.tsx';
import { GloveCard } from '../listing/cards/glove-card.tsx';
import { GloveGrid } from '../listing/cards/glove-grid.tsx';
import type { ListedCard } from '../listing/cards/listed-card.ts';
import { CategoryMenu } from '../listing/category-menu.tsx';
import { NoMatch } from '../listing/filters/no-match.tsx';
import { ListingNotice } from '../listing/listing-notice.tsx';
import { ResultBar } from '../listing/result-bar.tsx';
import type { Specimens } from './components-page.server.ts';
import { Specimen, SpecimenRow, SpecimenSection } from './specimen.tsx';

/** The placeholder drawings, by kind of glove. */
const DRAWN = [
	'gauntlet',
	'tig',
	'mig',
	'prep',
	'fitter',
	'driver',
	'winter',
	'winter-gauntlet',
	'knit',
	'mirror',
	'mitt',
];

const LONG_NAME = 'Argon bulwark extra-long cuff with reinforced thumb, left hand only, for operators';
const LONG_TEXT =
	'Split-cow gauntlet, lined, with reinforced thumb and side seams, sold in single left hands for operators of seam welders who wear out one side of every pair they are ever handed';

export function GloveSpecimens({ card, grid, filtered, nothing }: Specimens) {
	const count = useRef<HTMLParagraphElement>(null);
	const opener = useRef<HTMLAnchorElement>(null);
	if (!card) return null;
	const plain: ListedCard = { ...card, marks: undefined };
	const bare: ListedCard = {
		...plain,
		pictures: [],
		tags: [],
		ratings: { cut: null, abrasion: null, puncture: null, heat: null },
	};
	return (
		<SpecimenSection id="gloves" title="Gloves in a list">
			<SpecimenRow width="whole">
				<Specimen state="Grid with a wide card">
					<GloveGrid cards={grid} />
				</Specimen>
			</SpecimenRow>
			<SpecimenRow>
				<CardSpecimen state="Rest" card={plain} />
				<CardSpecimen state="Hover: second picture, heat edge" card={plain} pretend="hover" on="li" />
				<CardSpecimen state="Focus" card={plain} pretend="focus" on="a" />
				<CardSpecimen state="What a search matched" card={card} />
				<CardSpecimen
					state="One picture, long name and text"
					card={{ ...plain, pictures: plain.pictures.slice(0, 1), name: LONG_NAME, description: LONG_TEXT }}
				/>
				<CardSpecimen state="No picture, no ratings" card={bare} />
			</SpecimenRow>
			<SpecimenRow width="narrow">
				{DRAWN.map((kind) => (
					<Specimen key={kind} state={kind}>
						<CardPicture
							name={kind}
							eager={false}
							pictures={[`/pictures/drawn/${kind}-back.svg`, `/pictures/drawn/${kind}-palm.svg`]}
						/>
					</Specimen>
				))}
				<Specimen state="none yet">
					<CardPicture name="none" eager={false} pictures={[]} />
				</Specimen>
			</SpecimenRow>
			<SpecimenRow width="whole">
				<Specimen state="Result bar: nothing on">
					<ResultBar data={nothing} countRef={count} openerRef={opener} onOpen={() => {}} onNear={() => {}} />
				</Specimen>
				<Specimen state="Result bar: filters on, focus on a chip" pretend="focus" on="ul a">
					<ResultBar
						data={filtered}
						countRef={count}
						openerRef={opener}
						onOpen={() => {}}
						onNear={() => {}}
					/>
				</Specimen>
				<Specimen state="No match, with what comes near">
					<NoMatch data={nothing} filtered={false} />
				</Specimen>
				<Specimen state="No match for the filters">
					<NoMatch data={{ ...nothing, listing: { ...filtered.listing } }} filtered />
				</Specimen>
				<Specimen state="Notice over a list">
					<ListingNotice>XY999 is not one of ours. It may have been replaced.</ListingNotice>
				</Specimen>
				<Specimen state="Category menu">
					<CategoryMenu current="migStick" />
				</Specimen>
			</SpecimenRow>
		</SpecimenSection>
	);
}

type CardSpecimenProps = { state: string; card: ListedCard; pretend?: 'hover' | 'focus'; on?: string };

function CardSpecimen({ state, card, pretend, on }: CardSpecimenProps) {
	return (
		<Specimen state={state} pretend={pretend} on={on}>
			<ul role="list">
				<GloveCard card={card} heading="h3" />
			</ul>
		</Specimen>
	);
}
