import type { ReactNode } from 'react';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { withColon } from '../../../platform/i18n/with-colon.ts';
import { StaffIcon } from '../staff-icon.tsx';
import { type FieldWarning, useFormContext } from './form-context.tsx';
import styles from './form-fields.module.css';

/** An error beside a field. */
export function FieldError({ children }: { children: ReactNode }) {
	return (
		<span className={styles.error}>
			<StaffIcon name="warning" size={18} />
			<span>{children}</span>
		</span>
	);
}

/** The warnings of a path that has no field of its own. */
export function FieldWarnings({ path }: { path: string }) {
	const { warnings } = useFormContext();
	return <Warnings warnings={warnings.filter((warning) => warning.path === path)} />;
}

/** The warnings of a field, below it. */
export function Warnings({ warnings }: { warnings: readonly FieldWarning[] }) {
	return (
		<div role="status">
			{warnings.map(({ key, text }) => (
				<p key={key} className={styles.doubt}>
					<StaffIcon name="warning" size={18} />
					<span>{text}</span>
				</p>
			))}
		</div>
	);
}

/** The error at a path; if the text represents a list of entries, also the errors within them. */
export function errorAt(
	errors: ReadonlyMap<string, string>,
	path: string,
	isList: boolean,
	locale: Locale,
): string | undefined {
	const own = errors.get(path);
	if (!isList) return own;
	const within = [...errors]
		.filter(([other]) => other.startsWith(`${path}.`))
		.map(([other, message]) => {
			const key = other.slice(path.length + 1);
			// Entries are numbered from 1 for users.
			const name = /^\d+$/.test(key) ? String(Number(key) + 1) : key.replace(/^(\d+)\.\d+$/, '$1');
			return `${withColon(name, locale)} ${message}.`;
		});
	return [own, ...within].filter(Boolean).join(' ') || undefined;
}
