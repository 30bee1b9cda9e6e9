import messages from 'messages:deleting,pricing.list,pricing.breaks,pricing.errors,pricing.override,pricing.file,pricing.templates.kinds';
import { Button, Group, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { isTemplate, type PriceList } from '../../../domain/pricing/price-list.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { formatVersionTag } from '../../../platform/text/version-tag.ts';
import { DeleteButton } from '../../deleting/delete-button.tsx';
import { ActivityList } from '../../frame/activity-list.tsx';
import { StaffNotFound } from '../../frame/staff-not-found.tsx';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { useRecordChange } from '../../kit/form/use-record-change.ts';
import { useStaffForm } from '../../kit/form/use-staff-form.ts';
import { useVersionedSave } from '../../kit/form/use-versioned-save.ts';
import { StaffCard } from '../../kit/staff-card.tsx';
import { showDone } from '../../kit/staff-notice.ts';
import { LinePriceDialog } from '../company-prices/line-price-dialog.tsx';
import { FailedPrices } from '../failed-prices.tsx';
import { PriceFileButtons } from '../price-files/price-file-buttons.tsx';
import { usePriceSaveMessages } from '../use-price-save-messages.ts';
import type { Route } from './+types/price-list-page';
import { ListHolders } from './holders/list-holders.tsx';
import { ListPriceTable } from './list-price-table.tsx';
import { PricePlans } from './plans/price-plans.tsx';
import { type PriceListDraft, toBody, toDraft } from './price-list-draft.ts';
import { PriceListForm } from './price-list-form.tsx';
import type { FoundList, ListRow } from './price-list-page.server.ts';

export { loader } from './price-list-page.server.ts';

export const handle = {
	crumb: (loaderData: { found?: FoundList }) => loaderData?.found?.list.name,
	subject: ({ found }: { found?: FoundList }) => found && { kind: 'priceList', id: found.list.id },
};

export default withMessages(messages, PriceListPage);

function PriceListPage({ loaderData: { found } }: Route.ComponentProps) {
	return found ? <ListEditor key={found.list.id} found={found} /> : <MissingList />;
}

/** A list's details and rules, and below them its prices. */
function ListEditor({ found }: { found: FoundList }) {
	const { list, parents, categories, table, filter } = found;
	const t = useTranslations('pricing.list');
	const errors = useTranslations('pricing.errors');
	const stale = useTranslations('staff.stale');
	const { revalidate } = useRevalidator();
	const [edited, setEdited] = useState<ListRow>();
	const url = `/api/admin/pricing/templates/${list.id}`;
	const stored = useMemo(() => toDraft(list), [list]);
	const form = useStaffForm({ initial: stored });
	const tagOf = ({ id, version }: PriceList) => formatVersionTag({ kind: 'price-list', id }, version);
	const save = useVersionedSave<PriceList, PriceList, PriceListDraft>({
		tag: tagOf(list),
		tagOf,
		form,
		toForm: toDraft,
		stored,
		messages: usePriceSaveMessages(),
	});
	const retiring = useRecordChange<PriceList>({
		url,
		record: { kind: 'price-list', id: list.id },
		version: list.version,
		messages: {
			offline: errors('offline'),
			stale: stale('title'),
			failed: (reason) => reason || errors('failed'),
		},
	});

	async function submit() {
		const outcome = await save.send({ url, body: toBody(form.value) });
		if (outcome?.kind !== 'saved') return;
		form.reset(toDraft(outcome.answer));
		showDone(t('saved'));
		revalidate();
	}

	const retire = (path: 'retire' | 'restore') =>
		retiring.change(path, () => t(path === 'retire' ? 'retireDone' : 'restoreDone'));

	function onPriced(message: string) {
		setEdited(undefined);
		showDone(message);
		revalidate();
	}

	return (
		<Stack gap="xl">
			<PriceListForm
				title={list.name}
				detail={isTemplate(list) ? t('used', { count: list.companies }) : undefined}
				form={form}
				save={save}
				isNew={false}
				parents={parents}
				categories={categories}
				submitLabel={t('save')}
				cancelHref="/admin/pricing/templates"
				onSubmit={submit}
			/>
			{list.isRetired && <AlertBlock tone="caution">{t('retired')}</AlertBlock>}
			{list.kind !== 'percent' && !list.isRetired && (
				<PricePlans list={list} plans={found.plans} today={found.today} />
			)}
			{isTemplate(list) && <ListHolders list={list} holders={found.holders} today={found.today} />}
			<ListPriceTable list={list} table={table} filter={filter} onChange={setEdited} />
			<PriceFileButtons url={url} kind="list" />
			<StaffCard title={t('history')}>
				<ActivityList entries={found.activity} />
			</StaffCard>
			<Group>
				<Button variant="default" onClick={() => retire(list.isRetired ? 'restore' : 'retire')}>
					{t(list.isRetired ? 'restore' : 'retire')}
				</Button>
				{isTemplate(list) && list.companies === 0 && (
					<DeleteButton
						kind="priceList"
						id={list.id}
						version={list.version}
						listHref="/admin/pricing/templates"
						isDirty={form.isDirty}
					/>
				)}
			</Group>
			{edited && (
				<LinePriceDialog
					key={edited.partNumber}
					list={list}
					row={edited}
					onClose={() => setEdited(undefined)}
					onSaved={onPriced}
				/>
			)}
		</Stack>
	);
}

/** Shown in place of the list if it cannot be loaded, with a retry button. */
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
