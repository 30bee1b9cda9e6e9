import { Group, Text } from '@mantine/core';
import { useMessages, useTranslations } from 'use-intl';
import { type AuditEntry, listChanges } from '../../platform/audit/audit-entry.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { withColon } from '../../platform/i18n/with-colon.ts';
import { nameFromKey } from '../kit/form/field-name.ts';
import { RowList } from '../kit/list/row-list.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import styles from './activity-list.module.css';

/** Entries of the audit log, newest first; `short` omits the old values. */
export function ActivityList({
	entries,
	short = false,
}: {
	entries: readonly AuditEntry[];
	short?: boolean;
}) {
	const t = useTranslations('staff.activity');
	const actionName = useActionNames();
	if (entries.length === 0) return <p>{t('empty')}</p>;
	return (
		<RowList isOrdered>
			{entries.map((entry) => (
				<li key={entry.id}>
					<Group justify="space-between" align="baseline" gap="0 16px">
						<Text flex="1 1 260px">
							<strong>
								<bdi>{entry.actorName}</bdi>
							</strong>{' '}
							{actionName(entry.action)}{' '}
							{entry.subject.name !== entry.actorName && <bdi>{entry.subject.name}</bdi>}
						</Text>
						<span className="quiet">
							<StaffTime at={entry.at} />
						</span>
					</Group>
					{!short && <Changes entry={entry} />}
				</li>
			))}
		</RowList>
	);
}

function Changes({ entry }: { entry: AuditEntry }) {
	const t = useTranslations('staff.activity');
	const nameOf = useFieldNames();
	const changes = listChanges(entry);
	const messages = { nameOf, yes: t('yes'), no: t('no'), locale: useLocale() };
	if (changes.length === 0) return null;
	const list = (
		<dl>
			{changes.map(({ field, before, after }) => (
				<div key={field}>
					<dt>{nameOf(field)}</dt>
					<dd>
						{before !== undefined && (
							<del>
								<bdi>{toText(before, messages)}</bdi>
							</del>
						)}
						{after !== undefined && (
							<ins>
								<bdi>{toText(after, messages)}</bdi>
							</ins>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
	// A few short values are read at once; more are named, and open.
	const isShort = ({ before, after }: (typeof changes)[number]) =>
		[before, after].every((value) => toText(value, messages).length <= MAX_SHORT);
	if (changes.length <= MAX_AT_ONCE && changes.every(isShort))
		return <div className={styles.changes}>{list}</div>;
	const named = changes.slice(0, MAX_NAMED).map(({ field }) => nameOf(field));
	const more = changes.length - named.length;
	return (
		<details className={styles.changes}>
			<summary>
				{named.join(', ')} {more > 0 && t('more', { count: more })}
			</summary>
			{list}
		</details>
	);
}

/** Changes shown without opening them, and the length of their values in characters. */
const MAX_AT_ONCE = 2;
const MAX_SHORT = 60;
/** Fields named by a closed list of changes. */
const MAX_NAMED = 3;

/** The label of an action; an action without one is shown as stored. */
function useActionNames(): (action: string) => string {
	const t = useTranslations('staff.activity.actions');
	const { staff } = useMessages() as unknown as {
		staff: { activity: { actions: Record<string, Record<string, unknown> | undefined> } };
	};
	return (action) => {
		const [kind = '', verb = ''] = action.split('.');
		const known = staff.activity.actions[kind]?.[verb] !== undefined;
		return known ? t(`${kind}.${verb}` as 'session.started') : action;
	};
}

type ValueMessages = { nameOf: (field: string) => string; yes: string; no: string; locale: Locale };

/** Formats a logged value: objects as named parts, lists line by line, booleans as yes or no. */
function toText(value: unknown, messages: ValueMessages): string {
	if (Array.isArray(value)) return value.map((part) => toText(part, messages)).join('\n');
	if (typeof value === 'object' && value !== null)
		return Object.entries(value)
			.filter(([, part]) => part !== '' && part !== null)
			.map(([name, part]) => `${withColon(messages.nameOf(name), messages.locale)} ${toText(part, messages)}`)
			.join(' · ');
	if (typeof value === 'boolean') return value ? messages.yes : messages.no;
	return value === undefined || value === null ? '' : String(value);
}

/**
 * Form labels of the fields that the log identifies by key; without a label, the name is derived
 * from the key.
 */
function useFieldNames(): (field: string) => string {
	const t = useTranslations('staff.activity.fields');
	const { staff } = useMessages() as unknown as { staff: { activity: { fields: Record<string, string> } } };
	return (field) =>
		Object.hasOwn(staff.activity.fields, field) ? t(field as 'gstNumber') : nameFromKey(field);
}
