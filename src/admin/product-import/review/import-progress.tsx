import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import {
	type ImportAnswer,
	isWorking,
	type WorkingState,
} from '../../../domain/catalogue-import/product-import.ts';
import styles from './import-progress.module.css';

type ImportProgressProps = { answer: ImportAnswer; isBusy: boolean; onCancel: () => void };

/** How far the step under way is, and the way out of it. */
export function ImportProgress({ answer, isBusy, onCancel }: ImportProgressProps) {
	const t = useTranslations('productFiles.review');
	const { state, done, total, isEnding, isWaiting } = answer;
	if (!isWorking(state)) return null;
	const step = isWaiting && done === 0 ? t('waiting') : t(`steps.${state as WorkingState}`, { done, total });
	return (
		<section className={styles.card}>
			<p className={styles.step} id="import-step">
				{isEnding ? t('ending') : step}
			</p>
			<progress className={styles.bar} aria-labelledby="import-step" value={done} max={Math.max(1, total)} />
			<p className={styles.quiet}>{t('leave')}</p>
			{/* Told once a step: every row read aloud would be no help. */}
			<p role="status" className="spoken">
				{t(`steps.${state as WorkingState}`, { done: 0, total })}
			</p>
			{state !== 'undoing' && (
				<div>
					<Button variant="default" loading={isBusy} disabled={isEnding} onClick={onCancel}>
						{t('cancel')}
					</Button>
				</div>
			)}
		</section>
	);
}
