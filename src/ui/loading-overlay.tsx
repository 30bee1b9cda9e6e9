import { useEffect, useState } from 'react';
import styles from './loading-overlay.module.css';

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
					<Gear />
					<p>{label}</p>
				</div>
			)}
		</div>
	);
}

/** Ten teeth: a dashed ring around a whole one. */
function Gear() {
	return (
		<svg className={styles.gear} viewBox="0 0 100 100" width="96" height="96" aria-hidden="true">
			<linearGradient id="gear-heat">
				<stop offset="0" stopColor="var(--amber)" />
				<stop offset=".5" stopColor="var(--orange)" />
				<stop offset="1" stopColor="var(--red)" />
			</linearGradient>
			<g fill="none" stroke="url(#gear-heat)">
				<circle cx="50" cy="50" r="27" strokeWidth="16" />
				<circle cx="50" cy="50" r="40" strokeWidth="14" pathLength="20" strokeDasharray="1" />
			</g>
		</svg>
	);
}
