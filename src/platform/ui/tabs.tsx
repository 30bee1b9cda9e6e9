import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { collapseAll, toggleCollapsed } from './collapse.ts';
import { stepTab } from './tab-step.ts';
import styles from './tabs.module.css';

type Tab = { id: string; label: string; content: ReactNode };

type TabsProps = {
	/** Prefix of the ids of tabs and panels: "product" makes product-tab-specs and product-panel-specs. */
	name: string;
	/** Accessible name of the tab list. */
	label: string;
	/** Label of the select that replaces the tabs on narrow screens. */
	selectLabel: string;
	tabs: readonly Tab[];
	first: string;
};

/**
 * Tabs (APG "Tabs" with automatic activation); a native select with collapsible sections below 768 px. Without scripts,
 * and in print, every panel is shown under its own heading.
 */
export function Tabs({ name, label, selectLabel, tabs, first }: TabsProps) {
	const [current, setCurrent] = useState(first);
	const row = useRef<HTMLDivElement>(null);
	const panels = useRef<HTMLDivElement>(null);

	function onKeyDown(event: KeyboardEvent) {
		const to = stepTab(
			event.key,
			tabs.findIndex(({ id }) => id === current),
			tabs.length,
		);
		const tab = to === undefined ? undefined : tabs[to];
		if (tab === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		setCurrent(tab.id);
		row.current?.querySelector<HTMLElement>(`#${name}-tab-${tab.id}`)?.focus();
	}

	return (
		<div className={styles.tabs}>
			<label className={styles.select}>
				<span>{selectLabel}</span>
				<select
					value={current}
					onChange={(event) => {
						setCurrent(event.target.value);
						// Choosing from the select collapses open sections.
						if (panels.current) collapseAll(panels.current);
					}}
				>
					{tabs.map(({ id, label }) => (
						<option key={id} value={id}>
							{label}
						</option>
					))}
				</select>
			</label>
			<div className={styles.row} role="tablist" aria-label={label} ref={row} onKeyDown={onKeyDown}>
				{tabs.map(({ id, label }) => (
					<button
						key={id}
						id={`${name}-tab-${id}`}
						type="button"
						role="tab"
						className={styles.tab}
						aria-selected={id === current}
						aria-controls={`${name}-panel-${id}`}
						tabIndex={id === current ? 0 : -1}
						onClick={() => setCurrent(id)}
					>
						{label}
					</button>
				))}
			</div>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: a button's click comes from the keyboard too */}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears the clicks of its sections' buttons */}
			<div ref={panels} onClick={toggleCollapsed}>
				{tabs.map(({ id, label, content }) => (
					<div
						key={id}
						id={`${name}-panel-${id}`}
						role="tabpanel"
						className={styles.panel}
						aria-labelledby={`${name}-tab-${id}`}
						// biome-ignore lint/a11y/noNoninteractiveTabindex: APG "Tabs": a panel without controls takes focus itself
						tabIndex={0}
						hidden={id !== current}
					>
						<h2 className={`sr-only ${styles.heading}`}>{label}</h2>
						{content}
					</div>
				))}
			</div>
		</div>
	);
}
