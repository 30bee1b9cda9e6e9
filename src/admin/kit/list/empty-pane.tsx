import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { StaffIcon, type StaffIconName } from '../staff-icon.tsx';

/** What stands next to a list until one of its rows is selected. */
export function EmptyPane({ icon, children }: { icon: StaffIconName; children: ReactNode }) {
	return (
		<Stack gap="sm" align="center" ta="center" px="lg" py={96} c="dimmed" fz="lg">
			<StaffIcon name={icon} size={40} />
			<p>{children}</p>
		</Stack>
	);
}
