import { Button, Modal } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { DialogFoot } from '../../kit/dialog-foot.tsx';
import { SelectField } from '../../kit/form/form-fields.tsx';
import { SaveForm } from '../../kit/form/save-form.tsx';
import { SaveNotices } from '../../kit/form/save-notices.tsx';
import { useStaffForm } from '../../kit/form/use-staff-form.ts';
import { useVersionedSave } from '../../kit/form/use-versioned-save.ts';
import { type ReleaseItemVersion, releaseItemPath, releaseItemTag } from '../../kit/releases/release-item.ts';
import { PriceChangeFields } from '../../pricing/price-lists/price-change-fields.tsx';
import type { FoundRelease } from './release-page.tsx';

type ReleasePricesDialogProps = FoundRelease & { onClose: () => void; onPut: () => void };

type TypedChange = { list: string; direction: 'up' | 'down'; percent: string; roundedTo: string };

/** Puts a change of all prices of a list into a release; one that is there already is replaced. */
export function ReleasePricesDialog({ release, items, lists, onClose, onPut }: ReleasePricesDialogProps) {
	const t = useTranslations('releases.pricesDialog');
	const form = useStaffForm<TypedChange>({
		initial: { list: lists[0]?.id ?? '', direction: 'up', percent: '', roundedTo: '0.05' },
	});
	const { list: listId, ...change } = form.value;
	const list = lists.find(({ id }) => id === listId);
	const record = { kind: 'prices', id: listId } as const;
	const item = items.find(({ kind, id }) => kind === 'prices' && id === listId);
	const save = useVersionedSave<ReleaseItemVersion, ReleaseItemVersion, TypedChange>({
		form,
		messages: { unanswered: t('failed'), refused: ({ detail }) => detail || t('failed') },
	});

	async function submit() {
		if (!list) return;
		const versions = { recordVersion: list.version, version: item?.version ?? 0 };
		save.follow(releaseItemTag(release.id, record, versions));
		const outcome = await save.send({
			url: releaseItemPath(release.id, record),
			method: 'PUT',
			body: change,
		});
		if (outcome?.kind === 'saved') onPut();
		if (outcome?.kind === 'stale') save.refuse(t('stale'));
	}

	return (
		<Modal opened onClose={onClose} title={t('title')}>
			<SaveForm form={form} busy={save.busy} onSubmit={submit}>
				<SaveNotices form={form} save={save} labelOf={(field) => t(field)} />
				<SelectField
					path="list"
					label={t('list')}
					choices={lists.map(({ id, name }) => ({ value: id, label: name }))}
				/>
				{list && <PriceChangeFields currency={list.currency} />}
				<p className="quiet">{t(item ? 'replaces' : 'line')}</p>
				<DialogFoot cancel={{ label: t('cancel'), onClick: onClose }}>
					<Button type="submit" loading={save.busy}>
						{t('put')}
					</Button>
				</DialogFoot>
			</SaveForm>
		</Modal>
	);
}
