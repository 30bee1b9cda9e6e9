import { useTranslations } from 'use-intl';
import type { SizingWords } from '../../../domain/site-content/sizing/sizing.ts';
import styles from './measuring-steps.module.css';

/** The guide's words below its head. */
export type GuideWords = Omit<SizingWords, 'title' | 'description' | 'heading' | 'lead' | 'note'>;

const STEPS = ['around', 'up', 'tips'] as const;

/** How to measure, in three illustrated steps (art/draw-hands.ts). */
export function MeasuringSteps({ words }: { words: GuideWords }) {
	const t = useTranslations('guides.sizing');
	return (
		<section aria-labelledby="how-to-measure">
			<h2 id="how-to-measure" className="sr-only">
				{t('steps')}
			</h2>
			<ol role="list" className={styles.steps}>
				{STEPS.map((step) => (
					<li key={step} className={styles.step}>
						<img
							className={styles.drawing}
							src={`/pictures/sizing/${step}.svg`}
							alt={t(`${step}.drawing`)}
							width="1320"
							height="1024"
						/>
						<div className={styles.words}>
							<h3 className={styles.title}>{words[`${step}Title`]}</h3>
							<p>{words[`${step}Text`]}</p>
						</div>
					</li>
				))}
			</ol>
		</section>
	);
}
