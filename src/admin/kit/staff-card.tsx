import { Divider, Group, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** A white block with a heading: a part of a staff page. */
export function StaffCard({
	title,
	action,
	children,
}: {
	title: string;
	/** Shown beside the heading. */
	action?: ReactNode;
	children: ReactNode;
}) {
	return (
		<Paper component="section">
			<Group justify="space-between" wrap="nowrap" mih={52} px="lg" py={6}>
				<Text component="h2" ff="text" fz="lg" fw={700} lh={1.3} tt="none">
					{title}
				</Text>
				{action}
			</Group>
			<Divider />
			<Stack p="lg">{children}</Stack>
		</Paper>
	);
}
