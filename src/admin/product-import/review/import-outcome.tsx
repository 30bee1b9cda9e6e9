import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ImportAnswer } from '../../../domain/catalogue-import/product-import.ts';
import { AlertBlock } from '../../kit/alert-block.tsx';

/** The outcome of an import, with its notes, as messages. */
export function ImportOutcome({ answer, error }: { answer: ImportAnswer; error: string }) {
	const t = useTranslations('productFiles.review');
	const { state, counts, unknownColumns } = answer;
	const isOver = state === 'done' || state === 'stopped';
	const isIdle = state === 'ready' && counts.new + counts.changed + counts.refused === 0;
	return (
		<>
			{error !== '' && <AlertBlock tone="error">{error}</AlertBlock>}
			{state === 'unreadable' && (
				<AlertBlock tone="error">{t('unreadable', { reason: answer.error })}</AlertBlock>
			)}
			{state === 'cancelled' && <AlertBlock tone="caution">{t('cancelled')}</AlertBlock>}
			{isIdle && <AlertBlock tone="good">{t('nothing')}</AlertBlock>}
			{isOver && (
				<AlertBlock tone={state === 'done' && counts.skipped === 0 ? 'good' : 'caution'}>
					<p>{t(state, { count: counts.written })}</p>
					{counts.skipped > 0 && <p>{t('skipped', { count: counts.skipped })}</p>}
					<p>
						<Link to="/admin/activity?kind=product">{t('activity')}</Link>
					</p>
				</AlertBlock>
			)}
			{state === 'undone' && (
				<AlertBlock tone={counts.kept === 0 ? 'good' : 'caution'}>
					<p>{t('undone', { count: counts.undone })}</p>
					{counts.kept > 0 && <p>{t('kept', { count: counts.kept })}</p>}
				</AlertBlock>
			)}
			{state === 'ready' &&
				answer.notes.map((note) => (
					<AlertBlock key={note} tone="caution">
						{t('note', { note })}
					</AlertBlock>
				))}
			{unknownColumns.length > 0 && state === 'ready' && (
				<AlertBlock tone="caution">{t('unknown', { columns: unknownColumns.join(', ') })}</AlertBlock>
			)}
		</>
	);
}
