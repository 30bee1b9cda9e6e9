import type { CSSProperties, HTMLAttributes } from 'react';
import styles from './auto-grid.module.css';

type AutoGridProps = Omit<HTMLAttributes<HTMLElement>, 'style'> & {
	/** The least width of a column in px; one column takes a narrower line whole. */
	min: number;
	/** A CSS length, or two: between rows, then between columns. */
	gap?: string;
	/** Keeps columns free where there are fewer parts than fit; otherwise the parts fill the line. */
	keepsColumns?: boolean;
	as?: 'div' | 'dl' | 'ol' | 'ul';
};

/** Parts side by side, as many per line as fit. */
export function AutoGrid({
	min,
	gap = 'var(--space-4)',
	keepsColumns = false,
	as: Element = 'div',
	className = '',
	...rest
}: AutoGridProps) {
	const style = { '--column': `${min}px`, '--gap': gap } as CSSProperties;
	return (
		<Element
			{...rest}
			className={`${styles.grid} ${className}`}
			style={style}
			data-keeps-columns={keepsColumns}
		/>
	);
}
