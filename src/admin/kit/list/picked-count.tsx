import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../../../platform/i18n/formatter.ts';
import { useStaffCall } from '../session-dialog.tsx';
import type { Picked } from './use-picked.ts';

type PickedCountProps<Key> = {
	picked: Picked<Key>;
	/** Rows of the list on all its pages. */
	total: number;
	/** Rows that an action takes at once. */
	most: number;
	/** Answers the keys of all rows of the list, in its order, at most `most`. */
	keysHref: string;
};

/** The number of picked rows, and a button that picks the whole list, or as much of it as an action takes. */
export function PickedCount<Key>({ picked, total, most, keysHref }: PickedCountProps<Key>) {
	const t = useTranslations('staff.table');
	const format = useFormatter();
	const call = useStaffCall();
	const [busy, setBusy] = useState(false);
	const [hasFailed, setHasFailed] = useState(false);
	const reach = Math.min(total, most);

	async function pickAll() {
		setBusy(true);
		const result = await call<{ content: Key[] }>(keysHref);
		setBusy(false);
		setHasFailed(!result.ok);
		if (result.ok) picked.set(result.answer.content);
	}

	return (
		<Group gap="xs" mr="auto">
			<Text role="status" fw={700}>
				{hasFailed ? t('pickFailed') : t('picked', { count: picked.keys.length })}
			</Text>
			{picked.keys.length < reach && (
				<Button variant="subtle" loading={busy} onClick={pickAll}>
					{t(total > most ? 'pickFirst' : 'pickMatching', { count: format.number(reach) })}
				</Button>
			)}
		</Group>
	);
}
