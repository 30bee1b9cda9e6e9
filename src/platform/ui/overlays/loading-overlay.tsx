import { useEffect, useState } from 'react';
import styles from './loading-overlay.module.css';
import { Spinner } from './spinner.tsx';

/** Quicker loads show nothing at all. */
const SHOW_AFTER_MS = 200;

/** The overlay stays this long after loading ends; the style sheet fades it over the last 150 ms. */
const HOLD_MS = 300;

/** Covers the page with a turning gear while `busy` lasts; `label` is shown and read aloud. */
export function LoadingOverlay({ busy, label }: { busy: boolean; label: string }) {
	const [shown, setShown] = useState(false);

	useEffect(() => {
		const timer = setTimeout(() => setShown(busy), busy ? SHOW_AFTER_MS : HOLD_MS);
		return () => clearTimeout(timer);
	}, [busy]);

	// The status element is always there: what appears together with its words is not read by every screen reader.
	return (
		<div role="status">
			{shown && (
				<div className={busy ? styles.overlay : `${styles.overlay} ${styles.leaving}`}>
					<Spinner size={96} />
					<p>{label}</p>
				</div>
			)}
		</div>
	);
}
