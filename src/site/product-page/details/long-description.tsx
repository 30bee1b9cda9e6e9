import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { GloveText } from '../glove-text.tsx';
import styles from './long-description.module.css';

/** Number of characters that fit in the shortened text at every width. */
const SHORT = 150;

/**
 * The glove's long text. With scripts it is three lines and a button that shows the rest, so that the sample button is
 * in the first window; without scripts and in print it is complete.
 */
export function LongDescription({ text }: { text: string }) {
	const t = useTranslations('product.longText');
	const id = useId();
	const [isOpen, setOpen] = useState(false);
	if (text.length <= SHORT) {
		return (
			<p className={styles.long}>
				<GloveText text={text} />
			</p>
		);
	}
	return (
		<div className={`${styles.long} ${styles.shortened}`} data-open={isOpen || undefined}>
			<p id={id} className={styles.text}>
				<GloveText text={text} />
			</p>
			<button
				type="button"
				className={styles.more}
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => setOpen(!isOpen)}
			>
				{t(isOpen ? 'less' : 'more')}
			</button>
		</div>
	);
}
