import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { StaffIcon } from './staff-icon.tsx';

/** Words above a form: why it did not go, or that it did. Read aloud when they appear. */
export function AlertBlock({ tone, children }: { tone: 'error' | 'good' | 'caution'; children: ReactNode }) {
	return (
		<Alert
			color={tone}
			role={tone === 'error' ? 'alert' : 'status'}
			icon={<StaffIcon name={tone === 'good' ? 'check' : 'warning'} />}
		>
			{children}
		</Alert>
	);
}
