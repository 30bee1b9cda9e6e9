import { useTranslations } from 'use-intl';
import { readNamedLines } from './product-text.ts';
import styles from './read-back.module.css';

/** What a text of key:value lines is read as, line by line, beside the box it is typed in. */
export function ReadBack({ kind, text }: { kind: 'sizes' | 'specifications'; text: string }) {
	const t = useTranslations('productEditing.form');
	const { entries, faults } = readNamedLines(text);
	return (
		<div className={styles.box}>
			<p className={styles.head} role="status">
				{t(kind === 'sizes' ? 'readAsSizes' : 'readAsSpecifications', { count: entries.length })}
			</p>
			{entries.length > 0 && (
				<dl className={styles.rows}>
					{entries.map(({ name, value }) => (
						<div key={name}>
							<dt>
								<bdi>{name}</bdi>
							</dt>
							<dd>
								<bdi>{value}</bdi>
							</dd>
						</div>
					))}
				</dl>
			)}
			{faults.map(({ line, message }) => (
				<p key={line} className={styles.fault}>
					{message}
				</p>
			))}
		</div>
	);
}
