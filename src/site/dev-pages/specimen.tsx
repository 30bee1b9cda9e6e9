import { type ReactNode, useEffect, useRef } from 'react';
import styles from './specimen.module.css';

/** A family of components under a heading; `id` is its anchor. */
export function SpecimenSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
			<h2 id={`${id}-title`} className={styles.heading}>
				{title}
			</h2>
			{children}
		</section>
	);
}

type SpecimenRowProps = {
	/** Min width of one specimen; as many as fit are shown side by side. */
	width?: 'narrow' | 'middle' | 'wide' | 'whole';
	ground?: 'paper' | 'soot';
	children: ReactNode;
};

export function SpecimenRow({ width = 'middle', ground = 'paper', children }: SpecimenRowProps) {
	return (
		<div className={`${styles.row} ${styles[width]} ${ground === 'soot' ? `onSoot ${styles.soot}` : ''}`}>
			{children}
		</div>
	);
}

type SpecimenProps = {
	/** The name of the state. */
	state: string;
	/** The state to pretend on the first descendant that matches `on`. */
	pretend?: 'hover' | 'focus' | 'press';
	on?: string;
	children: ReactNode;
};

/** One component in one state. */
export function Specimen({
	state,
	pretend,
	on = 'button, a, input, select, textarea',
	children,
}: SpecimenProps) {
	const frame = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (pretend) frame.current?.querySelector<HTMLElement>(on)?.setAttribute('data-pretend', pretend);
	}, [pretend, on]);
	return (
		<div className={styles.specimen} data-specimen={state}>
			<p className={styles.state}>{state}</p>
			<div ref={frame}>{children}</div>
		</div>
	);
}
