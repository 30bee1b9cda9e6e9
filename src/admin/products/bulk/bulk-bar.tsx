import { Button, Checkbox, Modal, NativeSelect, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { PRODUCT_STATES } from '../../../domain/catalogue/product-state.ts';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { DialogFoot } from '../../kit/dialog-foot.tsx';
import { Change } from '../../kit/form/field-changes.tsx';
import { FormFoot } from '../../kit/form/form-foot.tsx';
import { PickedCount } from '../../kit/list/picked-count.tsx';
import { RowList } from '../../kit/list/row-list.tsx';
import type { Picked } from '../../kit/list/use-picked.ts';
import { useStaffRequest } from '../../kit/session-dialog.tsx';
import {
	BULK_FIELDS,
	type BulkAction,
	type BulkDone,
	type BulkField,
	type BulkPreview,
	type BulkRow,
	isPackField,
	MAX_AT_ONCE,
} from './bulk-change.ts';

type BulkBarProps = {
	picked: Picked<string>;
	/** The number of listed gloves, and where the first of their part numbers are. */
	total: number;
	keysHref: string;
	categories: readonly string[];
};

const KINDS = ['publish', 'unpublish', 'addToCategory', 'removeFromCategory', 'field'] as const;

/** Bulk actions for the selected gloves: first a preview by glove, then the option to undo. */
export function BulkBar({ picked, total, keysHref, categories }: BulkBarProps) {
	const t = useTranslations('productEditing.bulk');
	const fields = useTranslations('productEditing.form');
	const sendRequest = useStaffRequest();
	const { revalidate } = useRevalidator();
	const [kind, setKind] = useState<(typeof KINDS)[number]>('publish');
	const [category, setCategory] = useState(categories[0] ?? '');
	const [field, setField] = useState<BulkField>(BULK_FIELDS[0]);
	const [value, setValue] = useState('');
	const [preview, setPreview] = useState<BulkPreview>();
	const [excluded, setExcluded] = useState<readonly string[]>([]);
	const [done, setDone] = useState<BulkDone>();
	const [error, setError] = useState('');
	const [busy, setBusy] = useState(false);

	const action: BulkAction =
		kind === 'field'
			? { kind, field, value }
			: kind === 'addToCategory' || kind === 'removeFromCategory'
				? { kind, category }
				: { kind: 'state', state: kind === 'publish' ? 'published' : 'draft' };
	const rows = preview?.rows.filter((row) => !row.error && !excluded.includes(row.partNumber)) ?? [];

	async function send<Answer>(url: string, body?: unknown): Promise<Answer | undefined> {
		setBusy(true);
		setError('');
		const result = await sendRequest<Answer>(`/api/admin/products/bulk${url}`, { method: 'POST', body });
		setBusy(false);
		if (result.ok) return result.answer;
		setError(t('failed', { reason: result.errors[0]?.message ?? result.detail }));
		return undefined;
	}

	async function loadPreview() {
		setDone(undefined);
		setExcluded([]);
		setPreview(await send<BulkPreview>('/preview', { action, partNumbers: picked.keys }));
	}

	async function apply() {
		const gloves = rows.map(({ partNumber, version }) => ({ partNumber, version }));
		const answer = await send<BulkDone>('', { action, gloves });
		if (!answer) return;
		setPreview(undefined);
		setDone(answer);
		picked.set([]);
		await revalidate();
	}

	async function undo(id: string) {
		const answer = await send<BulkDone>(`/${id}/undo`, {});
		if (!answer) return;
		setDone({ ...answer, id: '' });
		await revalidate();
	}

	return (
		<>
			<div role="status">
				{done && (
					<AlertBlock tone={done.skipped.length > 0 ? 'caution' : 'good'}>
						<p>{t(done.id === '' ? 'undone' : 'done', { count: done.changed })}</p>
						{done.skipped.length > 0 && (
							<p>{t('skipped', { list: done.skipped.map(formatPartNumber).join(', ') })}</p>
						)}
						{done.id !== '' && (
							<Button mt="sm" variant="default" loading={busy} onClick={() => undo(done.id)}>
								{t('undo')}
							</Button>
						)}
					</AlertBlock>
				)}
			</div>
			{error !== '' && <AlertBlock tone="error">{error}</AlertBlock>}
			{picked.keys.length > 0 && (
				<section aria-label={t('label')}>
					<FormFoot>
						<PickedCount picked={picked} total={total} max={MAX_AT_ONCE} keysHref={keysHref} />
						<NativeSelect
							aria-label={t('action')}
							value={kind}
							onChange={(event) => setKind(event.currentTarget.value as typeof kind)}
							data={KINDS.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
						/>
						{'category' in action && (
							<NativeSelect
								aria-label={t('category')}
								value={category}
								onChange={(event) => setCategory(event.currentTarget.value)}
								data={[...categories]}
							/>
						)}
						{kind === 'field' && (
							<>
								<NativeSelect
									aria-label={t('field')}
									value={field}
									onChange={(event) => setField(event.currentTarget.value as BulkField)}
									data={BULK_FIELDS.map((one) => ({ value: one, label: fields(one) }))}
								/>
								{/* Lists have a line for each item. */}
								<Textarea
									aria-label={t('value')}
									placeholder={t('value')}
									autosize
									minRows={1}
									maxRows={6}
									inputMode={isPackField(field) ? 'numeric' : 'text'}
									value={value}
									maxLength={2000}
									onChange={(event) => setValue(event.currentTarget.value)}
								/>
							</>
						)}
						<Button onClick={loadPreview} loading={busy}>
							{t('preview')}
						</Button>
						<Button variant="default" onClick={() => picked.set([])}>
							{t('clear')}
						</Button>
					</FormFoot>
				</section>
			)}
			<Modal
				opened={preview !== undefined}
				onClose={() => setPreview(undefined)}
				title={t('previewTitle')}
				size={760}
			>
				{preview && preview.unchanged > 0 && <p>{t('unchanged', { count: preview.unchanged })}</p>}
				<RowList>
					{preview?.rows.map((row) => (
						<PreviewRow
							key={row.partNumber}
							row={row}
							isState={action.kind === 'state'}
							isIn={!excluded.includes(row.partNumber)}
							onToggle={() =>
								setExcluded(
									excluded.includes(row.partNumber)
										? excluded.filter((one) => one !== row.partNumber)
										: [...excluded, row.partNumber],
								)
							}
						/>
					))}
				</RowList>
				<DialogFoot cancel={{ label: t('cancel'), onClick: () => setPreview(undefined) }}>
					<Button onClick={apply} loading={busy} disabled={rows.length === 0}>
						{t('apply', { count: rows.length })}
					</Button>
				</DialogFoot>
			</Modal>
		</>
	);
}

type PreviewRowProps = {
	row: BulkRow;
	/** True if the values are states, which have translations. */
	isState: boolean;
	isIn: boolean;
	onToggle: () => void;
};

function PreviewRow({ row, isState, isIn, onToggle }: PreviewRowProps) {
	const t = useTranslations('productEditing.bulk');
	const states = useTranslations('productEditing.form.states');
	const announce = (text: string) => {
		const state = PRODUCT_STATES.find((one) => isState && one === text);
		return state ? states(state) : text || t('nothing');
	};
	return (
		<li>
			<Checkbox
				checked={isIn && row.error === undefined}
				disabled={row.error !== undefined}
				onChange={onToggle}
				label={
					<>
						<b>{formatPartNumber(row.partNumber)}</b> <bdi>{row.name}</bdi>
					</>
				}
			/>
			<Change before={announce(row.before)} after={announce(row.after)} />
			{row.error && (
				<Text c="var(--no-use)" fw={600}>
					{row.error}
				</Text>
			)}
		</li>
	);
}
