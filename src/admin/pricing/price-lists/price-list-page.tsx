import messages from 'messages:pricing.list,pricing.breaks,pricing.faults,pricing.override,pricing.file,pricing.templates.kinds';
import { Button } from '@mantine/core';
import { useCallback, useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { isTemplate, type PriceList } from '../../../domain/pricing/price-list.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { formatVersionTag } from '../../../platform/text/version-tag.ts';
import { ActivityList } from '../../frame/activity-list.tsx';
import { StaffNotFound } from '../../frame/staff-not-found.tsx';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { useStaffCall } from '../../kit/session-dialog.tsx';
import { StaffCard } from '../../kit/staff-card.tsx';
import { showDone, showError } from '../../kit/staff-notice.ts';
import { LinePriceDialog } from '../company-prices/line-price-dialog.tsx';
import { FailedPrices } from '../failed-prices.tsx';
import { PriceFileButtons } from '../price-files/price-file-buttons.tsx';
import type { Route } from './+types/price-list-page';
import { ListPriceTable } from './list-price-table.tsx';
import { toDraft } from './price-list-draft.ts';
import { PriceListForm } from './price-list-form.tsx';
import type { FoundList, ListRow } from './price-list-page.server.ts';
import styles from './price-templates-page.module.css';

export { loader } from './price-list-page.server.ts';

export const handle = { crumb: (loaderData: { found?: FoundList }) => loaderData?.found?.list.name };

export default withMessages(messages, PriceListPage);

function PriceListPage({ loaderData: { found } }: Route.ComponentProps) {
	return found ? <ListEditor key={found.list.id} found={found} /> : <MissingList />;
}

/** A list's details and rules, and below them its prices. */
function ListEditor({ found }: { found: FoundList }) {
	const { list, parents, categories, table, filter } = found;
	const t = useTranslations('pricing.list');
	const call = useStaffCall();
	const { revalidate } = useRevalidator();
	const [edited, setEdited] = useState<ListRow>();
	const [begun, setBegun] = useState(list);
	const url = `/api/admin/pricing/templates/${list.id}`;
	// What the form was begun from; prices that are saved from this page raise it, another's change does not.
	const version = useRef(list.version);

	async function save(body: unknown) {
		const result = await call<PriceList>(url, {
			method: 'PUT',
			body,
			headers: { 'if-match': formatVersionTag({ kind: 'price-list', id: list.id }, version.current) },
		});
		const current = (result.ok ? undefined : (result.answer as { current?: PriceList } | undefined))?.current;
		// After both versions were seen, the next save is meant to replace the other's.
		if (current) version.current = current.version;
		return result;
	}

	const onSaved = useCallback(
		(stored: PriceList) => {
			version.current = stored.version;
			setBegun((before) => ({ ...before, ...stored }));
			showDone(t('saved'));
			revalidate();
		},
		[t, revalidate],
	);

	async function retire(path: 'retire' | 'restore') {
		const result = await call<PriceList>(`${url}/${path}`, {
			method: 'POST',
			body: {},
			headers: { 'if-match': formatVersionTag({ kind: 'price-list', id: list.id }, list.version) },
		});
		if (!result.ok) return showError(result.detail);
		version.current = result.answer.version;
		showDone(t(path === 'retire' ? 'retireDone' : 'restoreDone'));
		revalidate();
	}

	function onPriced(stored: PriceList, message: string) {
		if (version.current === list.version) version.current = stored.version;
		setEdited(undefined);
		showDone(message);
		revalidate();
	}

	return (
		<div className={styles.editor}>
			<PriceListForm
				key={begun.version}
				title={list.name}
				detail={isTemplate(list) ? t('used', { count: list.companies }) : undefined}
				draft={toDraft(begun)}
				isNew={false}
				parents={parents}
				categories={categories}
				submitLabel={t('save')}
				cancelHref="/admin/pricing/templates"
				save={save}
				onSaved={onSaved}
			/>
			{list.isRetired && <AlertBlock tone="caution">{t('retired')}</AlertBlock>}
			<ListPriceTable list={list} table={table} filter={filter} onChange={setEdited} />
			<PriceFileButtons url={url} kind="list" />
			<StaffCard title={t('history')}>
				<ActivityList entries={found.activity} />
			</StaffCard>
			<p>
				<Button variant="default" onClick={() => retire(list.isRetired ? 'restore' : 'retire')}>
					{t(list.isRetired ? 'restore' : 'retire')}
				</Button>
			</p>
			{edited && (
				<LinePriceDialog
					key={edited.partNumber}
					list={list}
					row={edited}
					onClose={() => setEdited(undefined)}
					onSaved={onPriced}
				/>
			)}
		</div>
	);
}

/** The list could not be read: said in its place, with another try. */
export function ErrorBoundary() {
	return <FailedPrices />;
}

function MissingList() {
	const t = useTranslations('pricing.list');
	return (
		<StaffNotFound title={t('missingTitle')} line={t('missingLine')}>
			<Link to="/admin/pricing/templates">{t('toList')}</Link>
		</StaffNotFound>
	);
}
