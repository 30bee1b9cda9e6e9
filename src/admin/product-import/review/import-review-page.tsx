import messages from 'messages:productFiles,productEditing.warnings';
import { Button, Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { type ImportAnswer, isWorking } from '../../../domain/catalogue-import/product-import.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { StaffNotFound } from '../../frame/staff-not-found.tsx';
import { DialogFoot } from '../../kit/dialog-foot.tsx';
import { FailedList } from '../../kit/failed-list.tsx';
import { FormFoot } from '../../kit/form/form-foot.tsx';
import { useStaffRequest } from '../../kit/session-dialog.tsx';
import { StaffPageHead } from '../../kit/staff-page-head.tsx';
import { StaffTime } from '../../kit/staff-time.tsx';
import type { Route } from './+types/import-review-page';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportProgress } from './import-progress.tsx';
import type { FoundImport } from './import-review-page.server.ts';
import { ImportRowList } from './import-row-list.tsx';
import { ImportRowPages } from './import-row-pages.tsx';
import { ImportTabs } from './import-tabs.tsx';
import { ImportWarnings } from './import-warnings.tsx';
import { useImportPoll } from './use-import-poll.ts';

export { loader } from './import-review-page.server.ts';

export const handle = {
	crumb: (loaderData: { found?: FoundImport }) => loaderData?.found?.answer.fileName,
};

export default withMessages(messages, ImportReviewPage);

function ImportReviewPage({ loaderData: { found } }: Route.ComponentProps) {
	const t = useTranslations('productFiles.review');
	if (found) return <Review key={found.answer.id} found={found} />;
	return (
		<StaffNotFound title={t('notFoundTitle')} line={t('notFound')}>
			<Link to="/admin/products/import">{t('another')}</Link>
		</StaffNotFound>
	);
}

/** Shows what a file would do, row by row, and later what it did. */
function Review({ found }: { found: FoundImport }) {
	const t = useTranslations('productFiles.review');
	const sendRequest = useStaffRequest();
	const { revalidate } = useRevalidator();
	const [answer, setAnswer] = useImportPoll(found.answer);
	const [busy, setBusy] = useState('');
	const [error, setError] = useState('');
	const [isUndoing, setIsUndoing] = useState(false);
	const { id, state, counts, fileName } = answer;
	const url = `/api/admin/product-imports/${id}`;

	/** Sends an action of the import; if it fails, shows the reason and reloads the import's current state. */
	async function act(action: string, body?: object) {
		setBusy(action);
		setError('');
		const result = await sendRequest<ImportAnswer>(`${url}/${action}`, { method: 'POST', body });
		setBusy('');
		if (result.ok) setAnswer(result.answer);
		else setError(t('failed', { reason: result.errors[0]?.message ?? result.detail }));
		if (!result.ok || !isWorking(result.answer.state)) await revalidate();
	}

	const failed = counts.refused + counts.skipped;
	const canUndo = (state === 'done' || state === 'stopped') && counts.written > 0;
	const hasActions = state === 'ready' || canUndo;
	return (
		<>
			<StaffPageHead
				title={fileName}
				detail={
					<>
						{t('broughtBy', { name: answer.staffName })} · <StaffTime at={answer.createdAt} />
					</>
				}
			>
				<Button component={Link} variant="default" to="/admin/products/import">
					{t('another')}
				</Button>
			</StaffPageHead>
			<Stack gap="lg">
				<ImportOutcome answer={answer} error={error} />
				{isWorking(state) && (
					<ImportProgress answer={answer} isBusy={busy === 'cancel'} onCancel={() => act('cancel')} />
				)}
				{counts.new + counts.changed + counts.unchanged + counts.refused > 0 && !isWorking(state) && (
					<>
						<ImportTabs counts={counts} kind={found.kind} />
						{failed > 0 && (
							<Group>
								<Button component="a" variant="default" href={`${url}/failed-rows`} download>
									{t('failedRows')}
								</Button>
								<p className="quiet">{t('failedHint')}</p>
							</Group>
						)}
						<ImportWarnings answer={answer} kind={found.kind} />
						<ImportRowList
							rows={found.rows}
							format={answer.format}
							canChoose={state === 'ready'}
							onChoose={(row, isExcluded) => act('excluded', { row, isExcluded })}
						/>
						<ImportRowPages found={found} />
						{hasActions && (
							<FormFoot>
								{state === 'ready' && (
									<>
										<Button
											loading={busy === 'apply'}
											disabled={counts.chosen === 0}
											onClick={() => act('apply')}
										>
											{t('apply', { count: counts.chosen })}
										</Button>
										<Button variant="default" loading={busy === 'cancel'} onClick={() => act('cancel')}>
											{t('refuse')}
										</Button>
										{counts.new + counts.changed > 1 && (
											<Button
												variant="subtle"
												onClick={() => act('excluded', { isExcluded: counts.chosen > 0 })}
											>
												{t(counts.chosen > 0 ? 'excludeAll' : 'includeAll')}
											</Button>
										)}
									</>
								)}
								{canUndo && (
									<Button variant="default" onClick={() => setIsUndoing(true)}>
										{t('undo')}
									</Button>
								)}
							</FormFoot>
						)}
					</>
				)}
			</Stack>
			<Modal opened={isUndoing} onClose={() => setIsUndoing(false)} title={t('undo')} size={560}>
				<p>{t('undoAsk', { count: counts.written })}</p>
				<DialogFoot cancel={{ label: t('undoNo'), onClick: () => setIsUndoing(false) }}>
					<Button
						onClick={() => {
							setIsUndoing(false);
							act('undo');
						}}
					>
						{t('undoYes')}
					</Button>
				</DialogFoot>
			</Modal>
		</>
	);
}

/** Shown in place of the import if it cannot be loaded, with a retry button. */
export const ErrorBoundary = withMessages(messages, function FailedImport() {
	return <FailedList title={useTranslations('productFiles')('title')} />;
});
