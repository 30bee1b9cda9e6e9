import type { ReactNode } from 'react';
import { Icon } from '../../platform/ui/icon.tsx';
import { Link } from '../../platform/ui/link.tsx';
import type { Suggestion } from './listing-data.ts';
import styles from './listing-notice.module.css';

type ListingNoticeProps = {
	/** Says what was not found. */
	children: ReactNode;
	/** The label before the suggestions, such as "Nearest part numbers:". */
	nearLabel?: string;
	suggestions?: readonly Suggestion[];
};

/** Says what was not found, with similar suggestions. */
export function ListingNotice({ children, nearLabel, suggestions = [] }: ListingNoticeProps) {
	return (
		<div className={styles.notice}>
			<Icon name="info" />
			<div>
				<p className={styles.words}>{children}</p>
				{suggestions.length > 0 && (
					<div className={styles.near}>
						{nearLabel !== undefined && <p>{nearLabel}</p>}
						<ul role="list" className={styles.list}>
							{suggestions.map(({ label, href }) => (
								<li key={href}>
									<Link className={styles.suggestion} to={href}>
										{label}
									</Link>
								</li>
							))}
						</ul>
					</div>
				)}
			</div>
		</div>
	);
}
