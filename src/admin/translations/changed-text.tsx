import { VisuallyHidden } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { diffWords } from './diff-words.ts';
import styles from './translation-card.module.css';

/** A text with the words that were taken out of it and put in. */
export function ChangedText({ before, after }: { before: string; after: string }) {
	const t = useTranslations('translations.card');
	return (
		<>
			<VisuallyHidden>{t('changedText', { before })} </VisuallyHidden>
			{diffWords(before, after).map(({ kind, text }, at) => {
				// Parts of one text have no identity but their place.
				// biome-ignore lint/suspicious/noArrayIndexKey: see above
				if (kind === 'same') return <span key={at}>{text}</span>;
				const Tag = kind === 'out' ? 'del' : 'ins';
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: see above
					<Tag key={at} className={styles[kind]} aria-hidden={kind === 'out' ? true : undefined}>
						{text}
					</Tag>
				);
			})}
		</>
	);
}
