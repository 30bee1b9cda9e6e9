import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './sample-badge.module.css';

/** The badge has room for two digits and a plus sign. */
const MAX_SHOWN = 99;

/** The number of gloves in the sample box, shown on its button; an empty box has no badge. */
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
				// A new key for each increase restarts the animation.
				key={last.rises}
				className={[styles.badge, last.rises > 0 && styles.risen, className].filter(Boolean).join(' ')}
				aria-hidden="true"
			>
				{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
			</b>
			<span className="sr-only"> {t('samplesChosen', { count })}</span>
		</>
	);
}
