import { useId } from 'react';
import styles from './brand-mark.module.css';

/** An electrode striking a V-groove joint, two sparks flying; on a 32 grid, trimmed to its own edges. */
const ELECTRODE = 'M20.8 3.2h8.8L17.3 20.4h-4z';
const JOINT = 'M2.4 23.4h8.5l2.9 5.4H2.4zM19.9 23.4h9.7v5.4H17z';
const SPARKS = 'M11.3 19.1l-8.1-2.4.4-2.7zM12.6 15.6l-5.7-8 2.6-1.3z';

/**
 * The mark alone, as high as the surrounding text (1 em unless styled). Hidden from screen readers: a word is next to
 * it.
 */
function BrandMark({ className }: { className?: string }) {
	// A page may contain several marks, some hidden, so each has its own gradient.
	const heat = useId();
	return (
		<svg className={className} viewBox="2.4 3.2 27.2 25.6" width="1.0625em" height="1em" aria-hidden="true">
			<linearGradient id={heat} gradientUnits="userSpaceOnUse" x1="29.6" y1="3.2" x2="2.4" y2="28.8">
				<stop stopColor="#fbb800" />
				<stop offset=".5" stopColor="#f97300" />
				<stop offset="1" stopColor="#ed1c24" />
			</linearGradient>
			<path d={ELECTRODE + JOINT + SPARKS} fill={`url(#${heat})`} />
		</svg>
	);
}

/** Mark and word. The word inherits the text colour; its size is --word-mark-size, by default 40 px. */
export function WordMark() {
	return (
		<span className={styles.wordMark}>
			<BrandMark className={styles.mark} />
			Emberhide
		</span>
	);
}
