import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductAnswer } from '../../domain/catalogue/product-record.ts';
import { FieldChanges } from '../kit/form/field-changes.tsx';
import { useRecordChange } from '../kit/form/use-record-change.ts';
import { RowList } from '../kit/list/row-list.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import { formatProductField, toFormValue } from './form/product-form-value.ts';
import { useFieldMessages } from './form/use-field-messages.ts';
import type { FoundProduct } from './product-edit-page.tsx';

type Shown = { version: number; at: string; by: string; form: ReturnType<typeof toFormValue> };

/** The versions of a glove, with the changes of each save, and buttons to restore them. */
export function ProductHistory({ found, isDirty }: { found: FoundProduct; isDirty: boolean }) {
	const t = useTranslations('productEditing.history');
	const stale = useTranslations('staff.stale');
	const [opened, setOpened] = useState(false);
	const { product } = found;
	const failed = (reason: string) => t('failed', { reason });
	const { busy, change } = useRecordChange<ProductAnswer>({
		url: `/api/admin/products/${product.partNumber}`,
		record: { kind: 'glove', id: product.id },
		version: product.version,
		messages: { offline: failed(''), stale: stale('title'), failed },
	});
	const shown: Shown[] = [
		{ version: product.version, at: product.updatedAt, by: product.updatedBy, form: toFormValue(product) },
		...found.versions.map((old) => ({
			version: old.version,
			at: old.savedAt,
			by: old.savedBy,
			form: toFormValue({
				...old.product,
				state: old.state,
				successor: old.successor,
				version: old.version,
				updatedAt: old.savedAt,
				updatedBy: old.savedBy,
			}),
		})),
	];

	async function restore(wanted: number) {
		const done = await change('restore', () => t('restored', { version: wanted }), { restore: wanted });
		if (done) setOpened(false);
	}

	return (
		<>
			<Button variant="default" onClick={() => setOpened(true)}>
				{t('open')}
			</Button>
			<Modal opened={opened} onClose={() => setOpened(false)} title={t('title')} size={720}>
				{shown.length === 1 && <p>{t('none')}</p>}
				{isDirty && <p className="quiet">{t('saveFirst')}</p>}
				<RowList isOrdered>
					{shown.map((one, at) => (
						<li key={one.version}>
							<Group gap="sm">
								<b>{t('version', { version: one.version })}</b>
								<Text span c="dimmed" mr="auto">
									{one.at !== '' && <StaffTime at={one.at} />}
									{one.by !== '' && (
										<>
											{' · '}
											<bdi>{one.by}</bdi>
										</>
									)}
								</Text>
								{at === 0 ? (
									<b>{t('now')}</b>
								) : (
									<Button
										variant="default"
										disabled={isDirty}
										loading={busy}
										aria-label={t('restoreNamed', { version: one.version })}
										onClick={() => restore(one.version)}
									>
										{t('restore')}
									</Button>
								)}
							</Group>
							<Differences before={shown[at + 1]} after={one} />
						</li>
					))}
				</RowList>
			</Modal>
		</>
	);
}

/** The changes of a save; the oldest stored version has no predecessor. */
function Differences({ before, after }: { before: Shown | undefined; after: Shown }) {
	const t = useTranslations('productEditing');
	const messages = useFieldMessages();
	if (!before) return <p className="quiet">{t('history.first')}</p>;
	const fields = (Object.keys(after.form) as (keyof Shown['form'])[]).filter(
		(field) => JSON.stringify(before.form[field]) !== JSON.stringify(after.form[field]),
	);
	return (
		<FieldChanges
			changes={fields.map((field) => ({
				field,
				title: t(`form.${field}`),
				before: formatProductField(before.form[field], messages),
				after: formatProductField(after.form[field], messages),
			}))}
			messages={{ was: t('history.was'), becomes: t('history.becomes'), nothing: t('history.empty') }}
		/>
	);
}
