import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../catalogue/part-number.ts';
import { findWeldingProcess } from '../ratings/welding-process.ts';
import { AnsiStrip } from './ansi-strip.tsx';
import { CardDetails } from './card-details.tsx';
import { CardPicture } from './card-picture.tsx';
import styles from './glove-grid.module.css';
import type { ListedCard } from './listing-data.ts';
import { Marked } from './marked.tsx';

/** More would cover the fingertips. */
const MOST_TAGS = 2;

/**
 * A glove in a list; the whole card is one link. `wide` cards also carry what they show when the grid gives them
 * two columns; the style sheet decides at which widths that is.
 */
export function GloveCard({ card, wide, eager }: { card: ListedCard; wide: boolean; eager: boolean }) {
	const number = formatPartNumber(card.partNumber);
	return (
		<>
			<CardPicture pictures={card.pictures} name={`${number} ${card.name}`} eager={eager} />
			<div className={styles.body}>
				<div className={styles.words}>
					<ProcessTags processes={card.processes} />
					<h2>
						<Link className={styles.link} to={`/products/${card.partNumber}`}>
							<span className={styles.number}>
								<Marked text={number} ranges={card.matches?.partNumber} />
							</span>{' '}
							<span className={styles.name}>
								<Marked text={card.name} ranges={card.matches?.name} />
							</span>
						</Link>
					</h2>
					<p className={styles.description}>
						<Marked text={card.description} ranges={card.matches?.description} />
					</p>
					{wide && (
						<div className={styles.more}>
							<CardDetails card={card} />
						</div>
					)}
				</div>
				<div className={styles.strip}>
					<AnsiStrip ratings={card.ratings} />
				</div>
			</div>
		</>
	);
}

/** The processes a glove is marked Full use for: on the picture, or above the number on narrow cards. */
function ProcessTags({ processes }: Pick<ListedCard, 'processes'>) {
	const t = useTranslations('listing.card');
	const tags = processes.filter(({ performance }) => performance === 'Full use').slice(0, MOST_TAGS);
	if (tags.length === 0) return null;
	return (
		<ul role="list" className={styles.tags} aria-label={t('processes')}>
			{tags.map(({ label }) => {
				const code = findWeldingProcess(label)?.code;
				return (
					<li key={label} className={styles.tag}>
						{code === undefined ? label : t(`tags.${code as 'GTAW'}`)}
					</li>
				);
			})}
		</ul>
	);
}
