import { useRevalidator } from 'react-router';
import { StaffPageHead } from './staff-page-head.tsx';
import { StaffTable } from './staff-table.tsx';

/** A list that could not be read: said in its place, with another try. */
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
