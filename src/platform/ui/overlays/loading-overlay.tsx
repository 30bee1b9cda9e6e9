import { useEffect, useState } from 'react';
import styles from './loading-overlay.module.css';
import { Spinner } from './spinner.tsx';

/** Faster loads show nothing. */
const SHOW_AFTER_MS = 200;

/** The overlay stays this long after loading ends; the style sheet fades it out over the last 150 ms. */
const MIN_SHOWN_MS = 300;

/** Covers the page with a turning gear while `busy`; `label` is shown and announced. */
export function LoadingOverlay({ busy, label }: { busy: boolean; label: string }) {
	const [shown, setShown] = useState(false);

	useEffect(() => {
		const timer = setTimeout(() => setShown(busy), busy ? SHOW_AFTER_MS : MIN_SHOWN_MS);
		return () => clearTimeout(timer);
	}, [busy]);

	// The status element is always rendered: some screen readers miss one that appears together with its text.
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
