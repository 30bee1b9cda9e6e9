import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { StaffIcon } from './staff-icon.tsx';

/** A message above a form: why an action failed, or that it succeeded. Announced by screen readers when it appears. */
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
