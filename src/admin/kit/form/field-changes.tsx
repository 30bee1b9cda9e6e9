import styles from './field-changes.module.css';

export type FieldChangesProps = {
	/** Each field with its text before and after. */
	changes: readonly { field: string; title: string; before: string; after: string }[];
	/** What is said of each half, and what stands where nothing is. */
	words: { was: string; becomes: string; nothing: string };
};

/** What changes in a record, field by field: struck through as it was, and as it becomes. */
export function FieldChanges({ changes, words }: FieldChangesProps) {
	return (
		<dl className={styles.changes}>
			{changes.map(({ field, title, before, after }) => (
				<div key={field}>
					<dt>{title}</dt>
					<dd>
						<del>
							<span className="spoken">{words.was}: </span>
							<bdi>{before || words.nothing}</bdi>
						</del>
						<ins>
							<span className="spoken">{words.becomes}: </span>
							<bdi>{after || words.nothing}</bdi>
						</ins>
					</dd>
				</div>
			))}
		</dl>
	);
}
