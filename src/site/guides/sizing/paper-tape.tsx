import { useTranslations } from 'use-intl';
import type { GuideWords } from './measuring-steps.tsx';
import styles from './paper-tape.module.css';

/** Two strips of this length, in millimetres, go around the largest palm and fit the width of a Letter sheet. */
const STRIP_MM = 160;
const STRIPS = [
	{ name: 'first', from: 0 },
	{ name: 'second', from: STRIP_MM },
] as const;

const MILLIMETRES = Array.from({ length: STRIP_MM + 1 }, (_, at) => at);

/** A life-size measuring tape, shown only in print. */
export function PaperTape({ words }: { words: Pick<GuideWords, 'tapeText'> }) {
	const t = useTranslations('guides.sizing');
	return (
		<section className={styles.tape} aria-labelledby="paper-tape">
			<h2 id="paper-tape" className={styles.heading}>
				{t('tape.heading')}
			</h2>
			<p>{words.tapeText}</p>
			{STRIPS.map(({ name, from }) => (
				<svg
					key={name}
					className={styles.strip}
					viewBox={`-6 0 ${STRIP_MM + 12} 16`}
					width={`${STRIP_MM + 12}mm`}
					height="16mm"
					role="img"
					aria-label={t(`tape.${name}`)}
				>
					<path className={styles.line} d={drawTicks(from)} />
					{MILLIMETRES.filter((at) => at % 10 === 0).map((at) => (
						<text key={at} className={styles.figure} x={at} y="12" textAnchor="middle">
							{(from + at) / 10}
						</text>
					))}
					<text className={styles.figure} x="-4" y="12" textAnchor="middle">
						{t(`tape.${name}`)}
					</text>
				</svg>
			))}
		</section>
	);
}

/** A tick per millimetre, longer every five and ten, and the outline of the strip. */
function drawTicks(from: number): string {
	const ticks = MILLIMETRES.map((at) => {
		const whole = (from + at) % 10 === 0;
		return `M${at} 0v${whole ? 8 : (from + at) % 5 === 0 ? 6 : 4}`;
	});
	return `${ticks.join('')}M-6 0h${STRIP_MM + 12}v16h-${STRIP_MM + 12}z`;
}
