import { Paper, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { StaffPageHead } from '../kit/staff-page-head.tsx';

/** The not-found message for unknown addresses and records, with links. */
export function StaffNotFound({
	title,
	line,
	children,
}: {
	title: string;
	line: string;
	children: ReactNode;
}) {
	return (
		<>
			<StaffPageHead title={title} />
			<Paper px="xl" py={32} fz="lg">
				<Stack>
					<p>{line}</p>
					<p>{children}</p>
				</Stack>
			</Paper>
		</>
	);
}
