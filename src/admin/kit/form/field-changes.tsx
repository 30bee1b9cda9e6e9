import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { withColon } from '../../../platform/i18n/with-colon.ts';
import styles from './field-changes.module.css';

export type FieldChangesProps = {
	/** Each field with its text before and after. */
	changes: readonly { field: string; title: string; before: string; after: string }[];
	/** The labels of both texts, and the placeholder for an empty one. */
	messages: { was: string; becomes: string; nothing: string };
};

/** The changes of a record, field by field: the old text struck through, and the new text. */
export function FieldChanges({ changes, messages }: FieldChangesProps) {
	return (
		<dl className={styles.changes}>
			{changes.map(({ field, title, before, after }) => (
				<div key={field}>
					<dt>{title}</dt>
					<dd>
						<Change
							before={before || messages.nothing}
							after={after || messages.nothing}
							messages={messages}
						/>
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
	messages,
}: {
	before: string;
	after: string;
	messages?: { was: string; becomes: string };
}) {
	const locale = useLocale();
	return (
		<span className={styles.change}>
			<del>
				{messages && <span className="sr-only">{withColon(messages.was, locale)} </span>}
				<bdi>{before}</bdi>
			</del>{' '}
			<ins>
				{messages && <span className="sr-only">{withColon(messages.becomes, locale)} </span>}
				<bdi>{after}</bdi>
			</ins>
		</span>
	);
}
