import { useEffect, useState } from 'react';
import { Icon } from '../icon.tsx';
import { Notice } from './notice.tsx';
import styles from './toast.module.css';

/** Long enough to read and to reach its button. */
const SHOWN_MS = 6000;

export type ToastMessage = {
	/** A new one starts the time again, also for the same words. */
	id: number;
	/** Errors stay until they are closed. */
	kind: 'good' | 'error';
	text: string;
	/** One thing to do about it, such as “Put it back”. */
	action?: { text: string; onAction: () => void };
};

type ToastProps = { message: ToastMessage | undefined; onClose: () => void; closeLabel: string };

/**
 * Says what happened, over the page's lower right corner. Rendered empty too: the place must be there before its
 * words for them to be read aloud.
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

/** Its time stands still while it is pointed at or holds the focus. */
function ToastBlock({ message, onClose, closeLabel }: ToastProps & { message: ToastMessage }) {
	const [held, setHeld] = useState(false);
	const { kind, text, action } = message;
	useEffect(() => {
		if (kind === 'error' || held) return;
		const timer = setTimeout(onClose, SHOWN_MS);
		return () => clearTimeout(timer);
	}, [kind, held, onClose]);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: only the time stops; what is pressed are its buttons
		<div
			onPointerEnter={() => setHeld(true)}
			onPointerLeave={() => setHeld(false)}
			onFocus={() => setHeld(true)}
			onBlur={() => setHeld(false)}
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
						<span className="spoken">{closeLabel}</span>
					</button>
				</div>
			</Notice>
		</div>
	);
}
