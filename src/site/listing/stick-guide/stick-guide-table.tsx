import { useTranslations } from 'use-intl';
import type { StickWords } from '../../../domain/site-content/stick-guide/stick-guide-words.ts';
import { StickGloveTable } from './stick-glove-table.tsx';
import { STICK_GUIDE_ID, STICK_SCALE, STICK_TIERS, type StickGloves } from './stick-guide.ts';
import styles from './stick-guide-table.module.css';

/** Amperes of the grid lines. */
const LINES = Array.from(
	{ length: (STICK_SCALE.to - STICK_SCALE.from) / STICK_SCALE.step + 1 },
	(_, at) => STICK_SCALE.from + at * STICK_SCALE.step,
);

type StickGuideProps = {
	/** Undefined only in the browser, where the part stays as the server sent it. */
	words: StickWords | undefined;
	gloves?: StickGloves | undefined;
};

/**
 * The stick-welding guide: the tiers with their currents drawn to one scale, the rods for each, and the gloves' marks.
 * Without `gloves`, only the tiers.
 */
export function StickGuideTable({ words, gloves }: StickGuideProps) {
	const t = useTranslations('listing.stickGuide');
	if (!words) return null;
	return (
		<section className={styles.guide} aria-labelledby={STICK_GUIDE_ID}>
			<h2 id={STICK_GUIDE_ID} className={styles.heading}>
				{words.heading}
			</h2>
			<p className={styles.text}>{words.text}</p>
			<div className={styles.frame}>
				{/* Roles are explicit: on narrow screens rows become blocks and browsers drop the table semantics. */}
				<table role="table" className={styles.table}>
					<caption className="sr-only">{t('caption')}</caption>
					<colgroup>
						<col className={styles.tierColumn} />
						<col className={styles.rodColumn} />
						<col />
					</colgroup>
					<thead role="rowgroup" className="sr-only">
						<tr role="row">
							<th role="columnheader" scope="col">
								{t('tier')}
							</th>
							<th role="columnheader" scope="col">
								{t('rod')}
							</th>
							<th role="columnheader" scope="col">
								{t('amps')}
							</th>
						</tr>
					</thead>
					<tbody role="rowgroup">
						{STICK_TIERS.map(({ id, min, max, open }) => (
							<tr role="row" key={id} data-tier={id}>
								<th role="rowheader" scope="row">
									{words[id]}
								</th>
								<td role="cell" className={styles.rods}>
									{words[`${id}Rods`]}
								</td>
								<td role="cell" className={styles.track}>
									<span className={styles.amps} data-tier={id}>
										{t(open ? 'rangeOver' : 'range', { min, max })}
									</span>
								</td>
							</tr>
						))}
					</tbody>
				</table>
				<div className={styles.axis} aria-hidden="true">
					{LINES.map((amps) => (
						<span key={amps}>
							<span>{t('ampsAt', { amps })}</span>
						</span>
					))}
				</div>
			</div>
			<p className={styles.note}>{words.note}</p>
			{gloves && gloves.gloves.length > 0 && <StickGloveTable {...gloves} words={words} />}
		</section>
	);
}
