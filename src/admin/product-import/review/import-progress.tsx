import { Button, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import {
	type ImportAnswer,
	isWorking,
	type WorkingState,
} from '../../../domain/catalogue-import/product-import.ts';

type ImportProgressProps = { answer: ImportAnswer; isBusy: boolean; onCancel: () => void };

/** The progress of the current step, with a cancel button. */
export function ImportProgress({ answer, isBusy, onCancel }: ImportProgressProps) {
	const t = useTranslations('productFiles.review');
	const { state, done, total, isEnding, isWaiting } = answer;
	if (!isWorking(state)) return null;
	const step = isWaiting && done === 0 ? t('waiting') : t(`steps.${state as WorkingState}`, { done, total });
	return (
		<Paper component="section" p="lg">
			<Stack gap="sm">
				<Text id="import-step" fz="var(--text-m)" fw={700}>
					{isEnding ? t('ending') : step}
				</Text>
				<Progress
					color="var(--orange)"
					size="lg"
					aria-label={step}
					value={(100 * done) / Math.max(1, total)}
				/>
				<p className="quiet">{t('leave')}</p>
				{/* Announced once per step, because announcing every row would not help. */}
				<p role="status" className="sr-only">
					{t(`steps.${state as WorkingState}`, { done: 0, total })}
				</p>
				{state !== 'undoing' && (
					<Group>
						<Button variant="default" loading={isBusy} disabled={isEnding} onClick={onCancel}>
							{t('cancel')}
						</Button>
					</Group>
				)}
			</Stack>
		</Paper>
	);
}
