import { useId } from 'react';
import styles from './spinner.module.css';

type SpinnerProps = {
	/** In px. */
	size: number;
	/** By default in heat; if plain, in the text colour, as on a button. */
	plain?: boolean;
};

/** The loading indicator: a gear of ten teeth that turns once in 2 s, and stops for reduced motion. */
export function Spinner({ size, plain }: SpinnerProps) {
	const heat = useId();
	return (
		<svg className={styles.gear} viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
			{!plain && (
				<linearGradient id={heat}>
					<stop offset="0" stopColor="var(--amber)" />
					<stop offset=".5" stopColor="var(--orange)" />
					<stop offset="1" stopColor="var(--red)" />
				</linearGradient>
			)}
			{/* Ten teeth: a dashed ring around a solid one. */}
			<g fill="none" stroke={plain ? 'currentColor' : `url(#${heat})`}>
				<circle cx="50" cy="50" r="27" strokeWidth="16" />
				<circle cx="50" cy="50" r="40" strokeWidth="14" pathLength="20" strokeDasharray="1" />
			</g>
		</svg>
	);
}
