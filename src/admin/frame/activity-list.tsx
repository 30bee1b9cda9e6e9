import { Group, Text } from '@mantine/core';
import { useMessages, useTranslations } from 'use-intl';
import { type AuditEntry, listChanges } from '../../platform/audit/audit-entry.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { RowList } from '../kit/list/row-list.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import styles from './activity-list.module.css';
import { type ActivityMessages, formatActivityValue, formatFieldName } from './activity-values.ts';

/** Entries of the audit log, newest first; `short` omits the old values. */
export function ActivityList({
	entries,
	short = false,
}: {
	entries: readonly AuditEntry[];
	short?: boolean;
}) {
	const t = useTranslations('staff.activity');
	if (entries.length === 0) return <p>{t('empty')}</p>;
	return (
		<RowList isOrdered>
			{entries.map((entry) => (
				<li key={entry.id}>
					<ActivityEntry entry={entry} short={short} />
				</li>
			))}
		</RowList>
	);
}

/** One entry: who did what and when; `short` omits the values. */
export function ActivityEntry({ entry, short = false }: { entry: AuditEntry; short?: boolean }) {
	const actionName = useActionNames();
	const actorName = useActorNames();
	return (
		<>
			<Group justify="space-between" align="baseline" gap="0 16px">
				<Text flex="1 1 260px">
					<strong>
						<bdi>{actorName(entry.actorName)}</bdi>
					</strong>{' '}
					{actionName(entry.action)}{' '}
					{entry.subject.name !== entry.actorName && <bdi>{entry.subject.name}</bdi>}
				</Text>
				<span className="quiet">
					<StaffTime at={entry.at} />
				</span>
			</Group>
			{!short && <ChangeList {...entry} />}
		</>
	);
}

/** The fields that differ, each with its values before and after. */
export function ChangeList({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
	const t = useTranslations('staff.activity');
	const messages = useActivityMessages();
	const changes = listChanges({ before, after });
	const nameOf = (field: string) => formatFieldName(field, messages);
	if (changes.length === 0) return null;
	const list = (
		<dl>
			{changes.map(({ field, before, after }) => (
				<div key={field}>
					<dt>{nameOf(field)}</dt>
					<dd>
						{before !== undefined && (
							<del>
								<bdi>{formatActivityValue(field, before, messages)}</bdi>
							</del>
						)}
						{after !== undefined && (
							<ins>
								<bdi>{formatActivityValue(field, after, messages)}</bdi>
							</ins>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
	// A few short values are read at once; more are named, and open.
	const isShort = ({ field, before, after }: (typeof changes)[number]) =>
		[before, after].every((value) => formatActivityValue(field, value, messages).length <= MAX_SHORT);
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

/** The messages of the log, which are looked up by what it has stored. */
function useStoredMessages() {
	const { staff } = useMessages() as unknown as {
		staff: {
			activity: Pick<ActivityMessages, 'fields' | 'values'> & {
				actions: Record<string, Record<string, string> | undefined>;
				actors: Record<string, string>;
			};
		};
	};
	return staff.activity;
}

/** The label of an action; an action without one is shown as stored. */
function useActionNames(): (action: string) => string {
	const { actions } = useStoredMessages();
	return (action) => {
		const [kind = '', verb = ''] = action.split('.');
		return actions[kind]?.[verb] ?? action;
	};
}

/** People by their name; the site's own doings, such as the command line's, in words. */
function useActorNames(): (name: string) => string {
	const { actors } = useStoredMessages();
	return (name) => (Object.hasOwn(actors, name) ? (actors[name] as string) : name);
}

function useActivityMessages(): ActivityMessages {
	const t = useTranslations('staff.activity');
	const { fields, values } = useStoredMessages();
	return { fields, values, yes: t('yes'), no: t('no'), locale: useLocale() };
}
