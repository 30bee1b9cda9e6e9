import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';

/** The meaning of a state to staff; the theme defines the colour of each (`staff-theme.ts`). */
type BadgeTone = 'open' | 'waiting' | 'plain' | 'good' | 'agreed' | 'error' | 'void';

const TONES = {
	open: { variant: 'outline', color: 'plain' },
	waiting: { variant: 'light', color: 'waiting' },
	plain: { variant: 'light', color: 'plain' },
	good: { variant: 'light', color: 'good' },
	agreed: { variant: 'outline', color: 'good' },
	error: { variant: 'light', color: 'error' },
	void: { variant: 'light', color: 'error', td: 'line-through' },
} as const;

/** The state of a record as a coloured badge. */
export function StateBadge({
	tone,
	icon,
	children,
}: {
	tone: BadgeTone;
	icon?: ReactNode;
	children: ReactNode;
}) {
	return (
		<Badge component="span" {...TONES[tone]} leftSection={icon}>
			{children}
		</Badge>
	);
}
