import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { withColon } from '../../../platform/i18n/with-colon.ts';
import styles from './field-changes.module.css';

export type FieldChangesProps = {
	/** Each field with its text before and after. */
	changes: readonly { field: string; title: string; before: string; after: string }[];
	/** The labels of both texts, and the placeholder for an empty one. */
	words: { was: string; becomes: string; nothing: string };
};

/** The changes of a record, field by field: the old text struck through, and the new text. */
export function FieldChanges({ changes, words }: FieldChangesProps) {
	return (
		<dl className={styles.changes}>
			{changes.map(({ field, title, before, after }) => (
				<div key={field}>
					<dt>{title}</dt>
					<dd>
						<Change before={before || words.nothing} after={after || words.nothing} words={words} />
					</dd>
				</div>
			))}
		</dl>
	);
}

/** A text before and after. */
export function Change({
	before,
	after,
	words,
}: {
	before: string;
	after: string;
	words?: { was: string; becomes: string };
}) {
	const locale = useLocale();
	return (
		<span className={styles.change}>
			<del>
				{words && <span className="spoken">{withColon(words.was, locale)} </span>}
				<bdi>{before}</bdi>
			</del>{' '}
			<ins>
				{words && <span className="spoken">{withColon(words.becomes, locale)} </span>}
				<bdi>{after}</bdi>
			</ins>
		</span>
	);
}
