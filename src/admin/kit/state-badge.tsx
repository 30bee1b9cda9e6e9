import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';

/** What a state means to staff; the theme has the colours of each (`staff-theme.ts`). */
type BadgeTone = 'open' | 'waiting' | 'plain' | 'good' | 'agreed' | 'error' | 'void';

const LOOKS = {
	open: { variant: 'outline', color: 'plain' },
	waiting: { variant: 'light', color: 'waiting' },
	plain: { variant: 'light', color: 'plain' },
	good: { variant: 'light', color: 'good' },
	agreed: { variant: 'outline', color: 'good' },
	error: { variant: 'light', color: 'error' },
	void: { variant: 'light', color: 'error', td: 'line-through' },
} as const;

/** Where a record is, in a word on its own ground. */
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
		<Badge component="span" {...LOOKS[tone]} leftSection={icon}>
			{children}
		</Badge>
	);
}
