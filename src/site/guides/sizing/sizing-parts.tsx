import messages from 'messages:guides.sizing';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import styles from '../sizing-guide-page.module.css';
import { type GuideWords, MeasuringSteps } from './measuring-steps.tsx';
import { PaperTape } from './paper-tape.tsx';

const ADVICE = ['tig', 'mig', 'winter', 'prep'] as const;

// The static parts of the sizing guide, with their messages.

export const SizingSteps = withMessages(messages, MeasuringSteps);

export const SizingAdvice = withMessages(messages, BetweenSizes);

export const SizingTape = withMessages(messages, PaperTape);

/** What to do between two sizes of the table. */
function BetweenSizes({ words }: { words: GuideWords }) {
	return (
		<section className={styles.between} aria-labelledby="between-sizes">
			<h2 id="between-sizes" className={styles.heading}>
				{words.betweenHeading}
			</h2>
			<dl>
				{ADVICE.map((kind) => (
					<div key={kind} className={styles.advice}>
						<dt>{words[`${kind}Title`]}</dt>
						<dd>{words[`${kind}Text`]}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
