import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { MAX_COMPARED } from '../../domain/fit/judging/most-compared.ts';
import { ButtonLink } from '../../platform/ui/fields/button-link.tsx';
import { Link } from '../../platform/ui/link.tsx';
import { CompareLink } from '../compare/compare-link.tsx';
import { compareAddress } from '../compare/comparison.ts';
import { SampleLink } from '../frame/sample-link.tsx';
import { CardPicture } from '../listing/cards/card-picture.tsx';
import { StickGuideLink } from '../listing/stick-guide/stick-guide-link.tsx';
import { finderAddress } from './finder-address.ts';
import type { FinderAnswer, FoundGlove } from './finder-answer.ts';
import styles from './finder-page.module.css';
import type { FinderQuestion } from './finder-question.ts';
import { VerdictMark, VerdictRows } from './verdict-rows.tsx';

/** Max rows of the sheet that a card shows; the glove's page has all of them. */
const MAX_ROWS = 4;

type Ranked = Extract<FinderAnswer, { kind: 'ranked' }>;
type FoundGlovesProps = { question: FinderQuestion; answer: Ranked };

/** The gloves in order of suitability, each with its rows and what is worse than on the glove above. */
export function FoundGloves({ question, answer }: FoundGlovesProps) {
	const t = useTranslations('finder');
	const { gloves, none, hasMore, left } = answer;
	const best = gloves.slice(0, MAX_COMPARED - 1).map(({ card }) => card.partNumber);
	return (
		<>
			{none && <p className={styles.none}>{t('none.text')}</p>}
			<div className={styles.links}>
				{best.length > 1 && !none && (
					<ButtonLink variant="outlined" to={compareAddress(best)}>
						{t('compareBest', { count: best.length })}
					</ButtonLink>
				)}
				{question.job !== '' && (
					<Link className={styles.share} to={finderAddress(question.facts)}>
						{t('share')}
					</Link>
				)}
				{question.facts.processes.includes('SMAW') && <StickGuideLink className={styles.share} />}
			</div>
			<ol role="list" className={styles.list}>
				{gloves.map((found, at) => (
					<Found key={found.card.partNumber} found={found} rank={at + 1} eager={at < 3} />
				))}
			</ol>
			{hasMore && (
				<p className={styles.more}>
					<ButtonLink variant="outlined" to={finderAddress(question.facts, { show: 'all' })}>
						{t('more')}
					</ButtonLink>
				</p>
			)}
			{left > 0 && <p className={styles.hint}>{t('left', { count: left })}</p>}
		</>
	);
}

function Found({ found, rank, eager }: { found: FoundGlove; rank: number; eager: boolean }) {
	const t = useTranslations('finder');
	const { card, verdict, reasons, givesUp } = found;
	const number = formatPartNumber(card.partNumber);
	return (
		<li className={styles.found}>
			<div className={styles.picture}>
				<CardPicture
					pictures={card.pictures.slice(0, 1)}
					name={`${number} ${card.name}`}
					text={card.pictureText}
					eager={eager}
				/>
			</div>
			<div className={styles.words}>
				<div className={styles.head}>
					<h3 className={styles.name}>
						<span className="sr-only">{t('place', { place: rank })} </span>
						<Link to={`/products/${card.partNumber}`}>
							<span className={styles.number}>{number}</span> {card.name}
						</Link>
					</h3>
					<p className={styles.verdict}>
						<VerdictMark verdict={verdict} />
					</p>
				</div>
				<p className={styles.description}>{card.description}</p>
				<VerdictRows reasons={reasons} max={MAX_ROWS} label={t('rowsOf', { glove: number })} />
				{givesUp && (
					<p className={styles.givesUp}>
						{t.rich('givesUp', {
							above: formatPartNumber(givesUp.above),
							row: () => <b>{givesUp.row.row}</b>,
							finding: givesUp.row.finding,
						})}
					</p>
				)}
				<div className={styles.acts}>
					<SampleLink partNumber={card.partNumber} size={card.defaultSize} className={styles.compare} />
					<CompareLink partNumber={card.partNumber} className={styles.compare} />
				</div>
			</div>
		</li>
	);
}
