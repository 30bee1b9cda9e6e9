import { useEffect, useState } from 'react';
import { Icon } from '../icon.tsx';
import { Notice } from './notice.tsx';
import styles from './toast.module.css';

/** Long enough to read it and reach its button. */
const SHOWN_MS = 6000;

export type ToastMessage = {
	/** A new id restarts the timer, even for the same text. */
	id: number;
	/** Errors stay until dismissed. */
	kind: 'good' | 'error';
	text: string;
	/** One action, such as “Put it back”. */
	action?: { text: string; onAction: () => void };
};

type ToastProps = { message: ToastMessage | undefined; onClose: () => void; closeLabel: string };

/**
 * Shows what happened in the page's lower right corner. Also rendered when empty: the live region must exist before its
 * text to be announced.
 */
export function Toast({ message, ...rest }: ToastProps) {
	return (
		<div
			className={styles.place}
			role="status"
			aria-live={message?.kind === 'error' ? 'assertive' : 'polite'}
		>
			{message && <ToastBlock key={message.id} message={message} {...rest} />}
		</div>
	);
}

/** The timer pauses while it is hovered or has focus. */
function ToastBlock({ message, onClose, closeLabel }: ToastProps & { message: ToastMessage }) {
	const [isPaused, setPaused] = useState(false);
	const { kind, text, action } = message;
	useEffect(() => {
		if (kind === 'error' || isPaused) return;
		const timer = setTimeout(onClose, SHOWN_MS);
		return () => clearTimeout(timer);
	}, [kind, isPaused, onClose]);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: only the time stops; what is pressed are its buttons
		<div
			onPointerEnter={() => setPaused(true)}
			onPointerLeave={() => setPaused(false)}
			onFocus={() => setPaused(true)}
			onBlur={() => setPaused(false)}
		>
			<Notice kind={kind} className={styles.toast}>
				<div className={styles.row}>
					<p>{text}</p>
					{action && (
						<button type="button" className={styles.action} onClick={action.onAction}>
							{action.text}
						</button>
					)}
					<button type="button" className={styles.close} onClick={onClose}>
						<Icon name="close" />
						<span className="sr-only">{closeLabel}</span>
					</button>
				</div>
			</Notice>
		</div>
	);
}
