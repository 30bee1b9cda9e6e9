import { useTranslations } from 'use-intl';
import { Button } from '../../../platform/ui/fields/button.tsx';
import styles from '../sample-request-form.module.css';

type WizardButtonsProps = {
	step: number;
	/** False until scripts run: then all screens are stacked, and one button sends them. */
	live: boolean;
	/** The request has arrived; there is nothing left to send. */
	isStored: boolean;
	/** Whether the screen has no errors. */
	isComplete: boolean;
	isSending: boolean;
	hasFailed: boolean;
	onBack: () => void;
};

/** Previous, and Next or Send. */
export function WizardButtons(props: WizardButtonsProps) {
	const { step, live, isStored, isComplete, isSending, hasFailed, onBack } = props;
	const t = useTranslations('sampleRequest');
	return (
		<div className={styles.buttons} data-stored={isStored || undefined}>
			<Button
				variant="outlined"
				icon="arrow-left"
				className={styles.scriptOnly as string}
				disabled={step === 1}
				onClick={onBack}
			>
				{t('previous')}
			</Button>
			{step === 4 || !live ? (
				<Button
					variant="heat"
					type="submit"
					icon="arrow-right"
					iconLast
					className={(live ? '' : styles.plainOnly) as string}
					busy={isSending && t('sending')}
				>
					{hasFailed ? t('tryAgain') : t('send')}
				</Button>
			) : null}
			{step < 4 && (
				<Button
					variant="heat"
					type="submit"
					icon="arrow-right"
					iconLast
					className={styles.scriptOnly as string}
					aria-disabled={!isComplete || undefined}
				>
					{t('next')}
				</Button>
			)}
		</div>
	);
}
