import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './sample-badge.module.css';

/** The badge has room for two digits and a sign. */
const MAX_SHOWN = 99;

/** How many gloves the sample box holds, on its button; an empty box has no badge. */
export function SampleBadge({ count, className }: { count: number; className?: string | undefined }) {
	return count > 0 ? <Badge count={count} className={className} /> : null;
}

function Badge({ count, className }: { count: number; className?: string | undefined }) {
	const t = useTranslations('header');
	const [last, setLast] = useState({ count, rises: 0 });
	if (last.count !== count) setLast({ count, rises: count > last.count ? last.rises + 1 : 0 });
	return (
		<>
			<b
				// A new element for each rise starts the movement again.
				key={last.rises}
				className={[styles.badge, last.rises > 0 && styles.risen, className].filter(Boolean).join(' ')}
				aria-hidden="true"
			>
				{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
			</b>
			<span className="spoken"> {t('samplesChosen', { count })}</span>
		</>
	);
}
