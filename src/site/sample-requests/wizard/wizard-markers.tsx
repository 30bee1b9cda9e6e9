import { useTranslations } from 'use-intl';
import { Icon } from '../../../platform/ui/icon.tsx';
import styles from './wizard-markers.module.css';
import { STEPS, type Step } from './wizard-step.ts';

/** Five markers on a line that is hot up to the visitor's current step. */
export function WizardMarkers({ step }: { step: Step }) {
	const t = useTranslations('sampleRequest');
	return (
		<div className={styles.progress}>
			<ol role="list" className={styles.markers} aria-label={t('progress')} data-step={step}>
				{STEPS.map((at) => {
					const isDone = at < step || step === 5;
					return (
						<li
							key={at}
							className={styles.marker}
							aria-current={at === step ? 'step' : undefined}
							data-state={at === step ? 'current' : isDone ? 'done' : undefined}
						>
							<span className={styles.disc}>
								{isDone ? <Icon name="check" /> : <span aria-hidden="true">{at}</span>}
							</span>
							<span className={`sr-only-on-phone ${styles.name}`}>
								{t(`steps.${at}`)}
								{isDone && <span className="sr-only"> ({t('done')})</span>}
							</span>
						</li>
					);
				})}
			</ol>
			{step < 5 && (
				<p className={styles.short} aria-hidden="true">
					{t.rich('stepOf', { step, name: t(`steps.${step}`), b: (text) => <b>{text}</b> })}
				</p>
			)}
		</div>
	);
}
