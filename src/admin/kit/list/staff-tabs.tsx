import { Link } from 'react-router';
import { useFormatter } from '../../../platform/i18n/formatter.ts';
import styles from './staff-tabs.module.css';

export type StaffTab = {
	href: string;
	label: string;
	count?: number;
	isCurrent: boolean;
	/** The counted items are waiting for staff. */
	isWaiting?: boolean;
};

/** Tabs of a list, each with its own address and count. */
export function StaffTabs({ label, tabs }: { label: string; tabs: readonly StaffTab[] }) {
	const format = useFormatter();
	return (
		<nav className={styles.tabs} aria-label={label}>
			<ul role="list">
				{tabs.map((tab) => (
					<li key={tab.href}>
						<Link to={tab.href} aria-current={tab.isCurrent ? 'true' : undefined}>
							{tab.label}
							{tab.count !== undefined && (
								<span data-waits={tab.isWaiting && tab.count > 0}>{format.number(tab.count)}</span>
							)}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
