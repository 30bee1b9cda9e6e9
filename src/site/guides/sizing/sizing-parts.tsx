import messages from 'messages:guides.sizing';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import styles from '../sizing-guide-page.module.css';
import { MeasuringSteps } from './measuring-steps.tsx';
import { PaperTape } from './paper-tape.tsx';

const ADVICE = ['tig', 'migStick', 'winter', 'prep'] as const;

// The static parts of the sizing guide, with their messages.

export const SizingSteps = withMessages(messages, MeasuringSteps);

export const SizingAdvice = withMessages(messages, BetweenSizes);

export const SizingTape = withMessages(messages, PaperTape);

/** What to do between two sizes of the table. */
function BetweenSizes() {
	const t = useTranslations('guides.sizing');
	return (
		<section className={styles.between} aria-labelledby="between-sizes">
			<h2 id="between-sizes" className={styles.heading}>
				{t('between.heading')}
			</h2>
			<dl>
				{ADVICE.map((kind) => (
					<div key={kind} className={styles.advice}>
						<dt>{t(`between.${kind}.title`)}</dt>
						<dd>{t(`between.${kind}.text`)}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
