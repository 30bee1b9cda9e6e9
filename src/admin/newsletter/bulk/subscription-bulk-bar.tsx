import { Group, Text, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MAX_LEAVE_REASON, SUBSCRIPTION_STATES } from '../../../domain/newsletter/subscription.ts';
import { MAX_BULK, type UndoableBulk } from '../../kit/bulk/bulk-change.ts';
import { RecordBulkFlow } from '../../kit/bulk/record-bulk-flow.tsx';
import type { Picked } from '../../kit/list/picking/use-picked.ts';

type SubscriptionBulkBarProps = {
	picked: Picked<string>;
	/** Readers of the list on all its pages. */
	total: number;
	keysHref: string;
	undoable: UndoableBulk | undefined;
};

/** Unsubscribes the picked readers, for a reason. */
export function SubscriptionBulkBar({ picked, total, keysHref, undoable }: SubscriptionBulkBarProps) {
	const t = useTranslations('newsletter.staff');
	const id = useId();
	const [reason, setReason] = useState('');
	const change = { field: 'leave', value: reason };

	function formatState(value: string): string {
		const state = SUBSCRIPTION_STATES.find((one) => one === value);
		return state ? t(`states.${state}`) : '';
	}

	return (
		<RecordBulkFlow<string>
			noun="reader"
			url="/api/admin/newsletter/bulk"
			picked={picked}
			total={total}
			max={MAX_BULK}
			keysHref={keysHref}
			change={change}
			formatValue={formatState}
			formatSkipped={(name) => (name.includes('@') ? name : t('erasedSince'))}
			undoable={undoable}
		>
			<Group wrap="nowrap" gap="sm" style={{ flexGrow: 1, maxWidth: 480 }}>
				<Text component="label" htmlFor={id} fw={700} style={{ whiteSpace: 'nowrap' }}>
					{t('leaveMany')}
				</Text>
				<TextInput
					id={id}
					style={{ flexGrow: 1 }}
					placeholder={t('reasonHint')}
					value={reason}
					maxLength={MAX_LEAVE_REASON}
					onChange={(event) => setReason(event.currentTarget.value)}
				/>
			</Group>
		</RecordBulkFlow>
	);
}
