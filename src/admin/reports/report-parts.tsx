import type { ReactNode } from 'react';
import { useFormatter } from '../../platform/i18n/formatter.ts';
import styles from './reports-page.module.css';

/** A section of the report with its heading. */
export function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
	return (
		<section className={styles.part}>
			<h2>{title}</h2>
			{note && <p className="quiet">{note}</p>}
			{children}
		</section>
	);
}

/** A count, and how it compares to the highest of its column. */
export function Bar({ value, most }: { value: number; most: number }) {
	const format = useFormatter();
	return (
		<span className={styles.bar}>
			<span className={styles.track} aria-hidden="true">
				<span style={{ inlineSize: `${(value / most) * 100}%` }} />
			</span>
			<span className={styles.count}>{format.number(value)}</span>
		</span>
	);
}
