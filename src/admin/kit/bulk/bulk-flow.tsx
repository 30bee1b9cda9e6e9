import { Button, Checkbox, Group, Modal, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { AlertBlock } from '../alert-block.tsx';
import { DialogFoot } from '../dialog-foot.tsx';
import { Change } from '../form/field-changes.tsx';
import { FormFoot } from '../form/form-foot.tsx';
import { PickedCount } from '../list/picking/picked-count.tsx';
import type { Picked } from '../list/picking/use-picked.ts';
import { RowList } from '../list/row-list.tsx';
import { useStaffRequest } from '../session-dialog.tsx';
import { StaffTime } from '../staff-time.tsx';
import type { BulkDone, BulkPreview, UndoableBulk } from './bulk-change.ts';

type BulkFlowProps<Key, Row> = {
	/** What the list holds. */
	noun: 'glove' | 'label' | 'company' | 'sampleRequest' | 'application' | 'distributorOrder' | 'reader';
	/** The path of the calls, such as "/api/admin/labels/bulk". */
	url: string;
	picked: Picked<Key>;
	/** The number of listed records, the most that a change takes, and where the first of their keys are. */
	total: number;
	max: number;
	keysHref: string;
	/** The bodies of the calls that preview the chosen change, and make it for these rows. */
	previewBody: () => unknown;
	applyBody: (rows: readonly Row[]) => unknown;
	keyOf: (row: Row) => string;
	titleOf: (row: Row) => ReactNode;
	/** A value as shown; empty if there is none. */
	formatValue: (value: string) => string;
	/** A record that was left alone, as the answer names it. */
	formatSkipped?: (name: string) => string;
	/** The reader's last change, which can still be undone. */
	undoable?: UndoableBulk | undefined;
	/** The fields in which the change is chosen. */
	children: ReactNode;
	/** Other buttons for the picked records. */
	actions?: ReactNode;
};

/** Changes many picked records: first a preview of each, then the change, then the option to undo it. */
export function BulkFlow<Key, Row extends { before: string; after: string; error?: string }>(
	props: BulkFlowProps<Key, Row>,
) {
	const { noun, url, picked, keyOf, titleOf, formatValue, formatSkipped = String, undoable, actions } = props;
	const t = useTranslations('staff.bulk');
	const sendRequest = useStaffRequest();
	const { revalidate } = useRevalidator();
	const [preview, setPreview] = useState<BulkPreview<Row>>();
	const [excluded, setExcluded] = useState<readonly string[]>([]);
	const [done, setDone] = useState<BulkDone>();
	const [error, setError] = useState('');
	const [busy, setBusy] = useState(false);
	const rows = preview?.rows.filter((row) => !row.error && !excluded.includes(keyOf(row))) ?? [];

	async function send<Answer>(path: string, body: unknown): Promise<Answer | undefined> {
		setBusy(true);
		setError('');
		const result = await sendRequest<Answer>(`${url}${path}`, { method: 'POST', body });
		setBusy(false);
		if (result.ok) return result.answer;
		setError(t('failed', { reason: result.errors[0]?.message || result.detail || t('offline') }));
		return undefined;
	}

	async function loadPreview() {
		setDone(undefined);
		setExcluded([]);
		setPreview(await send<BulkPreview<Row>>('/preview', props.previewBody()));
	}

	async function apply() {
		const answer = await send<BulkDone>('', props.applyBody(rows));
		setPreview(undefined);
		if (!answer) return;
		setDone(answer);
		picked.set([]);
		await revalidate();
	}

	async function undo(id: string) {
		const answer = await send<BulkDone>(`/${id}/undo`, {});
		if (answer) setDone({ ...answer, id: '' });
		await revalidate();
	}

	return (
		<>
			<div role="status">
				{done && (
					<AlertBlock tone={done.skipped.length > 0 ? 'caution' : 'good'}>
						<p>{t(done.id === '' && done.changed > 0 ? 'undone' : 'done', { noun, count: done.changed })}</p>
						{done.skipped.length > 0 && (
							<p>{t('skipped', { list: done.skipped.map(formatSkipped).join(', ') })}</p>
						)}
						{done.id !== '' && (
							<Button mt="sm" variant="default" loading={busy} onClick={() => undo(done.id)}>
								{t('undo')}
							</Button>
						)}
					</AlertBlock>
				)}
			</div>
			{!done && undoable && (
				<Group gap="sm" mb="md">
					<span className="quiet">
						{t.rich('last', { noun, count: undoable.changed, at: () => <StaffTime at={undoable.at} /> })}
					</span>
					<Button variant="subtle" loading={busy} onClick={() => undo(undoable.id)}>
						{t('undo')}
					</Button>
				</Group>
			)}
			{error !== '' && <AlertBlock tone="error">{error}</AlertBlock>}
			{picked.keys.length > 0 && (
				<FormFoot label={t('label')}>
					<PickedCount picked={picked} total={props.total} max={props.max} keysHref={props.keysHref} />
					{props.children}
					<Button variant={actions ? 'default' : undefined} onClick={loadPreview} loading={busy}>
						{t('preview')}
					</Button>
					<Button variant="default" onClick={() => picked.set([])}>
						{t('clear')}
					</Button>
					{actions}
				</FormFoot>
			)}
			<Modal
				opened={preview !== undefined}
				onClose={() => setPreview(undefined)}
				title={t('previewTitle')}
				size={760}
			>
				{preview && preview.unchanged > 0 && <p>{t('unchanged', { noun, count: preview.unchanged })}</p>}
				<RowList>
					{preview?.rows.map((row) => {
						const key = keyOf(row);
						const isIn = !excluded.includes(key);
						return (
							<li key={key}>
								<Checkbox
									checked={isIn && row.error === undefined}
									disabled={row.error !== undefined}
									onChange={() =>
										setExcluded(isIn ? [...excluded, key] : excluded.filter((one) => one !== key))
									}
									label={titleOf(row)}
								/>
								<Change
									before={formatValue(row.before) || t('nothing')}
									after={formatValue(row.after) || t('nothing')}
								/>
								{row.error && (
									<Text c="var(--no-use)" fw={600}>
										{row.error}
									</Text>
								)}
							</li>
						);
					})}
				</RowList>
				<DialogFoot cancel={{ label: t('cancel'), onClick: () => setPreview(undefined) }}>
					<Button onClick={apply} loading={busy} disabled={rows.length === 0}>
						{t('apply', { noun, count: rows.length })}
					</Button>
				</DialogFoot>
			</Modal>
		</>
	);
}
