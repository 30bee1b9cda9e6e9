import messages from 'messages:translations';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../../platform/i18n/formatter.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { FailedList } from '../kit/failed-list.tsx';
import { LastImport, useImportUndo } from '../kit/file/import-undo.tsx';
import { ExportMenu } from '../kit/list/export-menu.tsx';
import { FilterBar } from '../kit/list/filter-bar.tsx';
import { withParameters } from '../kit/list/list-href.ts';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { type StaffColumn, StaffTable } from '../kit/staff-table.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import { showUndo } from '../kit/undo-notice.tsx';
import type { Route } from './+types/translation-list-page';
import { IMPORT_PATH, TranslationImportDialog } from './import/translation-import-dialog.tsx';
import { TRANSLATION_FILTERS, type TranslatedRecordSummary, translationPath } from './translation-list.ts';

export { loader } from './translation-list-page.server.ts';

const PATH = '/admin/translations';

// Nothing on the page is filled in, so news may load it again.
export const handle = { isReloaded: true };

export default withMessages(messages, TranslationListPage);

/** What has no French, or the French of an earlier English: parts of the site, and gloves with the most words first. */
function TranslationListPage({ loaderData }: Route.ComponentProps) {
	const { parts, gloves, total, before, after, filter, words, undoable } = loaderData;
	const t = useTranslations('translations');
	const format = useFormatter();
	const [parameters] = useSearchParams();
	const { revalidate } = useRevalidator();
	const undo = useTranslations('staff.csvImport')('undo');
	const undoImport = useImportUndo(IMPORT_PATH, (count) => t('import.undone', { count }));
	const [isImporting, setImporting] = useState(false);
	const isFiltered = filter.text !== '' || filter.show !== 'owed';
	const isFirstPage = !parameters.get('from');
	const number = (key: 'texts' | 'words' | 'outdated' | 'drafts') => (row: TranslatedRecordSummary) =>
		format.number(row[key]);
	const columns = (title: string): StaffColumn<TranslatedRecordSummary>[] => [
		{ key: 'title', title, isMain: true, cell: (row) => <bdi>{row.title}</bdi> },
		{ key: 'words', title: t('list.words'), isNumber: true, cell: number('words') },
		{ key: 'texts', title: t('list.texts'), isNumber: true, cell: number('texts') },
		{ key: 'outdated', title: t('states.outdated'), isNumber: true, cell: number('outdated') },
		{ key: 'drafts', title: t('list.drafts'), isNumber: true, cell: number('drafts') },
	];
	const hrefOf = (row: TranslatedRecordSummary) =>
		`${translationPath(row)}${filter.show === 'owed' ? '' : `?show=${filter.show}`}`;
	const shownAs = `?${new URLSearchParams({ q: filter.text, show: filter.show })}`;
	return (
		<>
			<StaffPageHead title={t('title')} detail={t('list.owed', { count: words })}>
				<ExportMenu
					files={[
						{ label: t('list.exportTable'), href: `/api${PATH}/export.csv${shownAs}` },
						{ label: t('list.exportXliff'), href: `/api${PATH}/export.xlf${shownAs}` },
					]}
				/>
				<Button variant="default" onClick={() => setImporting(true)}>
					{t('import.open')}
				</Button>
			</StaffPageHead>
			{undoable && (
				<LastImport onUndo={() => void undoImport(undoable.id)}>
					{t.rich('import.last', { count: undoable.changed, time: () => <StaffTime at={undoable.at} /> })}
				</LastImport>
			)}
			{isImporting && (
				<TranslationImportDialog
					onClose={() => setImporting(false)}
					onDone={(message, undoId) => {
						setImporting(false);
						showUndo({ message, undo, onUndo: () => void undoImport(undoId) });
						void revalidate();
					}}
				/>
			)}
			<FilterBar
				path={PATH}
				count={isFiltered && t('list.found', { count: parts.length + total })}
				fields={[
					{
						kind: 'text',
						name: 'q',
						label: t('list.search'),
						value: filter.text,
						hint: t('list.searchHint'),
						max: 100,
					},
					{
						kind: 'choice',
						name: 'show',
						label: t('list.show'),
						value: filter.show === 'owed' ? '' : filter.show,
						choices: TRANSLATION_FILTERS.map((one) => ({
							value: one === 'owed' ? '' : one,
							label: t(`filters.${one}`),
						})),
					},
				]}
			/>
			<Stack gap="xl">
				{isFirstPage && parts.length > 0 && (
					<StaffTable
						label={t('list.site')}
						rows={parts}
						rowKey={({ id }) => id}
						rowHref={hrefOf}
						empty={null}
						columns={columns(t('list.site'))}
					/>
				)}
				{(gloves.length > 0 || parts.length === 0 || !isFirstPage) && (
					<StaffTable
						label={t('list.gloves')}
						rows={gloves}
						rowKey={({ id }) => id}
						rowHref={hrefOf}
						previousHref={before && withParameters(parameters, { from: before })}
						nextHref={after && withParameters(parameters, { from: after })}
						empty={
							<>
								<p>{isFiltered ? t('list.noMatch') : t('list.empty')}</p>
								<Button component={Link} to={isFiltered ? PATH : `${PATH}?show=all`} variant="default">
									{isFiltered ? t('list.clear') : t('list.all')}
								</Button>
							</>
						}
						columns={columns(t('list.gloves'))}
					/>
				)}
			</Stack>
		</>
	);
}

export const ErrorBoundary = withMessages(messages, function FailedTranslations() {
	return <FailedList title={useTranslations('translations')('title')} />;
});
