import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './dialog-foot.module.css';

type DialogFootProps = {
	/** Closes the dialog without doing anything; always left of the main button. */
	cancel: { label: string; onClick: () => void; autoFocus?: boolean };
	/** A destructive action, set apart at the far left. */
	aside?: ReactNode;
	/** The main action: one button, at the right. */
	children: ReactNode;
};

/** The buttons of a dialog, in the same order everywhere: cancel at the left, continue at the right. */
export function DialogFoot({ cancel, aside, children }: DialogFootProps) {
	return (
		<Group gap="sm" justify="flex-end" className={styles.foot}>
			{aside && <div className={styles.aside}>{aside}</div>}
			<Button variant="default" onClick={cancel.onClick} data-autofocus={cancel.autoFocus || undefined}>
				{cancel.label}
			</Button>
			{children}
		</Group>
	);
}
