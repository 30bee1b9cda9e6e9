import { useRevalidator } from 'react-router';
import { StaffPageHead } from './staff-page-head.tsx';
import { StaffTable } from './staff-table.tsx';

/** Shown in place of a list that failed to load, with a retry button. */
export function FailedList({ title }: { title: string }) {
	const { revalidate } = useRevalidator();
	return (
		<>
			<StaffPageHead title={title} />
			<StaffTable
				label={title}
				rows={[]}
				rowKey={() => ''}
				columns={[]}
				empty={null}
				onRetry={() => revalidate()}
			/>
		</>
	);
}
