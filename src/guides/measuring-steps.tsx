import { useTranslations } from 'use-intl';
import styles from './measuring-steps.module.css';

/** The hand on a 240 grid: each finger a line with its width, and the palm between them. */
const FINGERS = [
	['M66 128 54 84', 21],
	['M86 116 79 52', 23],
	['M110 112 110 36', 24],
	['M134 116 142 54', 23],
	['M138 184 194 118', 27],
] as const;
const PALM = 'M66 126 136 122 150 168 132 204 130 262 86 262 84 204 66 166Z';

/** Its outline, grown by so many units: painted wide in ink and less wide in skin or leather, it needs no path of its own. */
function Hand({ grow, className }: { grow: number; className: string | undefined }) {
	return (
		<g className={className} stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" fill="none">
			{FINGERS.map(([line, width]) => (
				<path key={line} d={line} strokeWidth={width + grow} />
			))}
			<path d={PALM} fill="currentColor" strokeWidth={18 + grow} />
		</g>
	);
}

const BareHand = () => (
	<>
		<Hand grow={6} className={styles.ink} />
		<Hand grow={0} className={styles.skin} />
		<path className={styles.crease} d="M66 168c22-2 50-6 72-22M104 222c-8-26 0-46 30-58" />
	</>
);

const TAPE = 'M55 136C84 156 124 152 150 132';

const DRAWINGS = {
	around: (
		<>
			<BareHand />
			<path className={styles.ink} d={TAPE} stroke="currentColor" strokeWidth="25" />
			<path className={styles.tape} d={TAPE} stroke="currentColor" strokeWidth="20" />
			<path className={styles.ink} d={TAPE} stroke="currentColor" strokeWidth="8" strokeDasharray="2 7" />
		</>
	),
	up: (
		<>
			<BareHand />
			<path className={styles.measure} d="M104 22H26M84 222H26" strokeDasharray="5 5" strokeWidth="2.5" />
			<path className={styles.measure} d="M22 23V221M12 22h20M12 222h20" strokeWidth="4" />
		</>
	),
	tips: (
		<>
			<Hand grow={34} className={styles.ink} />
			<Hand grow={28} className={styles.leather} />
			<BareHand />
			<path
				className={styles.measure}
				d="M79 27v13M71 26h16M71 40h16M110 11v13M102 10h16M102 24h16M142 29v13M134 28h16M134 42h16"
				strokeWidth="4"
			/>
		</>
	),
};

const STEPS = ['around', 'up', 'tips'] as const;

/** How to measure, in three drawn steps. */
export function MeasuringSteps() {
	const t = useTranslations('guides.sizing');
	return (
		<section aria-labelledby="how-to-measure">
			<h2 id="how-to-measure" className="spoken">
				{t('steps')}
			</h2>
			<ol role="list" className={styles.steps}>
				{STEPS.map((step) => (
					<li key={step} className={styles.step}>
						<svg className={styles.drawing} viewBox="-45 -16 330 256" fill="none" aria-hidden="true">
							{DRAWINGS[step]}
						</svg>
						<div className={styles.words}>
							<h3 className={styles.title}>{t(`${step}.title`)}</h3>
							<p>{t(`${step}.text`)}</p>
						</div>
					</li>
				))}
			</ol>
		</section>
	);
}
