import type { ComponentProps } from 'react';
import type { BulkChange, BulkRow } from './bulk-change.ts';
import { BulkFlow } from './bulk-flow.tsx';

type RecordBulkFlowProps<Key> = Omit<
	ComponentProps<typeof BulkFlow<Key, BulkRow>>,
	'previewBody' | 'applyBody' | 'keyOf' | 'titleOf'
> & { change: BulkChange };

/** Sets one field of many records that have an id and a version, by the routes of `addBulkRoutes`. */
export function RecordBulkFlow<Key extends string | number>({ change, ...flow }: RecordBulkFlowProps<Key>) {
	return (
		<BulkFlow<Key, BulkRow>
			{...flow}
			previewBody={() => ({ change, ids: flow.picked.keys.map(String) })}
			applyBody={(rows) => ({ change, records: rows.map(({ id, version }) => ({ id, version })) })}
			keyOf={({ id }) => id}
			titleOf={({ title }) => <bdi>{title}</bdi>}
		/>
	);
}
