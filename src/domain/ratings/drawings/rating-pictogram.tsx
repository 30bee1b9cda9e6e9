import drawings from './rating-drawings.svg';
import styles from './rating-pictogram.module.css';

/** The pictograms in rating-drawings.svg: a shield frames those of EN standards, a hexagon those of ANSI. */
export const PICTOGRAMS = [
	'en388',
	'en407-flame',
	'en407-heat',
	'en12477',
	'en511',
	'ansi-heat',
	'ansi-abrasion',
	'ansi-puncture',
	'ansi-cut',
	'ansi-138',
	'ansi-impact',
] as const;

/**
 * Our own pictogram for a rating; nothing for an unknown key. `size` is in CSS pixels. Shown beside the code and
 * value.
 */
export function RatingPictogram({ pictogram, size = 48 }: { pictogram: string; size?: number }) {
	if (!PICTOGRAMS.some((known) => known === pictogram)) return null;
	return (
		<svg
			className={size <= 32 ? `${styles.pictogram} ${styles.small}` : styles.pictogram}
			width={size}
			height={size}
			aria-hidden="true"
		>
			<use href={`${drawings}#${pictogram}`} />
		</svg>
	);
}
