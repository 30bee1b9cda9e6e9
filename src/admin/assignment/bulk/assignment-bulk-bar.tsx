import { Group, NativeSelect, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MAX_BULK } from '../../kit/bulk/bulk-change.ts';
import { RecordBulkFlow } from '../../kit/bulk/record-bulk-flow.tsx';
import type { Picked } from '../../kit/list/picking/use-picked.ts';
import { type AssignedKind, type ListPeople, listAssignees, RECORD_PATHS } from '../assigned-record.ts';

type AssignmentBulkBarProps = {
	kind: AssignedKind;
	picked: Picked<string>;
	/** Records of the list on all its pages, and the query that lists them. */
	total: number;
	query: URLSearchParams;
	people: ListPeople;
};

/** Gives the picked records to a colleague, or to nobody. */
export function AssignmentBulkBar({ kind, picked, total, query, people }: AssignmentBulkBarProps) {
	const t = useTranslations('assignment');
	const id = useId();
	const [value, setValue] = useState(people.ownId);
	const change = { field: 'assignee', value };
	const path = `/api${RECORD_PATHS[kind]}`;
	return (
		<RecordBulkFlow<string>
			noun={kind}
			url={`${path}/bulk`}
			picked={picked}
			total={total}
			max={MAX_BULK}
			keysHref={`${path}/ids?${query}`}
			change={change}
			formatValue={(id) =>
				id === '' ? t('nobody') : (people.colleagues.find((one) => one.id === id)?.name ?? id)
			}
			undoable={people.undoable}
		>
			<Group wrap="nowrap" gap="sm" style={{ flexGrow: 1, maxWidth: 400 }}>
				<Text component="label" htmlFor={id} fw={700} style={{ whiteSpace: 'nowrap' }}>
					{t('label')}
				</Text>
				<NativeSelect
					id={id}
					style={{ flexGrow: 1 }}
					value={value}
					onChange={(event) => setValue(event.currentTarget.value)}
					data={listAssignees(people, { nobody: t('nobody'), own: (name) => t('own', { name }) })}
				/>
			</Group>
		</RecordBulkFlow>
	);
}
