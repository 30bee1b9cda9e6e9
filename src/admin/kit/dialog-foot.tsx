import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './dialog-foot.module.css';

type DialogFootProps = {
	/** The way out that does nothing: always the left one. */
	cancel: { label: string; onClick: () => void; autoFocus?: boolean };
	/** What destroys, apart from the two, at the far left. */
	aside?: ReactNode;
	/** What the dialog is for: one button, at the right. */
	children: ReactNode;
};

/** The buttons of a dialog, in the one order that all of them have: out at the left, on at the right. */
export function DialogFoot({ cancel, aside, children }: DialogFootProps) {
	return (
		<Group gap="sm" justify="flex-end" mt="md" className={styles.foot}>
			{aside && <div className={styles.aside}>{aside}</div>}
			<Button variant="default" onClick={cancel.onClick} data-autofocus={cancel.autoFocus || undefined}>
				{cancel.label}
			</Button>
			{children}
		</Group>
	);
}
