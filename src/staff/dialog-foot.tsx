import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './dialog-foot.module.css';

type DialogFootProps = {
	/** The way out that does nothing: always the left one. */
	cancel: { label: string; onClick: () => void; disabled?: boolean };
	/** What the dialog is for: one button, at the right. */
	children: ReactNode;
};

/** The buttons of a dialog, in the one order that all of them have: out at the left, on at the right. */
export function DialogFoot({ cancel, children }: DialogFootProps) {
	return (
		<div className={styles.foot}>
			<Button variant="default" onClick={cancel.onClick} disabled={cancel.disabled}>
				{cancel.label}
			</Button>
			{children}
		</div>
	);
}
