import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../../../../platform/i18n/formatter.ts';
import { useStaffRequest } from '../../session-dialog.tsx';
import type { Picked } from './use-picked.ts';

type PickedCountProps<Key> = {
	picked: Picked<Key>;
	/** Rows of the list on all its pages. */
	total: number;
	/** Rows that an action takes at once. */
	max: number;
	/** Answers the keys of all rows of the list, in its order, at most `most`. */
	keysHref: string;
};

/** The number of picked rows, and a button that picks the whole list, or as much of it as an action takes. */
export function PickedCount<Key>({ picked, total, max, keysHref }: PickedCountProps<Key>) {
	const t = useTranslations('staff.table');
	const format = useFormatter();
	const sendRequest = useStaffRequest();
	const [busy, setBusy] = useState(false);
	const [hasFailed, setHasFailed] = useState(false);
	const reach = Math.min(total, max);

	async function pickAll() {
		setBusy(true);
		const result = await sendRequest<{ content: Key[] }>(keysHref);
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
					{t(total > max ? 'pickFirst' : 'pickMatching', { count: format.number(reach) })}
				</Button>
			)}
		</Group>
	);
}
