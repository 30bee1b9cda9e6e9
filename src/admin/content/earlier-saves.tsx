import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ContentSave } from '../../domain/site-content/site-content-queries.server.ts';
import { RowList } from '../kit/list/row-list.tsx';
import { useStaffRequest } from '../kit/session-dialog.tsx';
import { StaffCard } from '../kit/staff-card.tsx';
import { showDone, showError } from '../kit/staff-notice.ts';
import { type ContentRecord, contentPath } from './content-part.ts';
import { SavedBy } from './saved-by.tsx';

type EarlierSavesProps<Value extends object> = {
	/** The part's name, such as "menu". */
	name: string;
	saves: readonly ContentSave[];
	onPick: (value: Value) => void;
};

/** Earlier saves of a part of the site, each of which can be put into the form again. */
export function EarlierSaves<Value extends object>({ name, saves, onPick }: EarlierSavesProps<Value>) {
	const t = useTranslations('earlierSaves');
	const sendRequest = useStaffRequest();
	const [busy, setBusy] = useState<number>();

	async function pick({ version }: ContentSave) {
		setBusy(version);
		const url = `${contentPath(name)}/versions/${version}`;
		const result = await sendRequest<ContentRecord<Value>>(url);
		setBusy(undefined);
		if (!result.ok) return showError(t('failed'));
		onPick(result.answer);
		showDone(t('picked'));
	}

	return (
		<StaffCard title={t('title')}>
			{saves.length === 0 ? (
				<p className="quiet">{t('empty')}</p>
			) : (
				<RowList isOrdered>
					{saves.map((save) => (
						<li key={save.version}>
							<Group justify="space-between" gap="xs">
								<span>
									<SavedBy save={save} never={t('first')} />
								</span>
								<Button
									variant="default"
									loading={busy === save.version}
									aria-label={t('pickOne', { version: save.version })}
									onClick={() => pick(save)}
								>
									{t('pick')}
								</Button>
							</Group>
						</li>
					))}
				</RowList>
			)}
		</StaffCard>
	);
}
