import { companyFilePath } from '../../../domain/companies/company-file.ts';
import { listCompanyIds } from '../../../domain/companies/company-queries.server.ts';
import { formatLabelNumber } from '../../../domain/labels/label.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { formatCursors } from '../../../platform/db/keyset.server.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { messagesFor } from '../../../platform/i18n/server-messages.ts';
import type { Cursor } from '../../../platform/text/cursor.ts';
import { nameReferences } from '../../frame/activity-names.server.ts';
import { TIMELINE_KINDS, type TimelineEntry } from './company-timeline.ts';
import { pageTimeline, type TimelineRow } from './company-timeline-queries.server.ts';

/** A page of what happened with a company, and with those merged into it, newest first. */
export async function loadTimeline(
	db: DatabaseLike,
	companyId: string,
	page: { cursor: Cursor | undefined; max: number },
	locale: Locale,
): Promise<{ content: TimelineEntry[]; after?: string }> {
	const ids = await listCompanyIds(db, companyId);
	const { rows, after } = await pageTimeline(db, ids, page);
	const changes = await nameReferences(
		db,
		rows.flatMap(({ entry }) => entry ?? []),
	);
	const named = new Map(changes.map((entry) => [entry.id, entry]));
	const nameState = stateNames(locale);
	const content = rows.map((row): TimelineEntry => {
		const { source, number, at, state } = row;
		const id = `${TIMELINE_KINDS.indexOf(source)}-${row.id}`;
		if (source === 'change')
			return { id, at, kind: 'change', entry: named.get(row.id) as NonNullable<TimelineRow['entry']> };
		if (source === 'file') {
			const { note: name, bytes, by } = row;
			return { id, at, kind: 'file', name, bytes, href: companyFilePath(row), by };
		}
		if (source === 'event') {
			const kind = row.mail === '' ? 'note' : 'mail';
			const text = kind === 'note' ? row.note : row.mail;
			return { id, at, kind, number, href: `/admin/samples/${number}`, text, by: row.by };
		}
		const shown = source === 'label' ? formatLabelNumber(Number(number)) : number;
		return {
			id,
			at,
			kind: source,
			number: shown,
			state: nameState(source, state),
			href: PATHS[source] + number,
		};
	});
	return { content, after: formatCursors({ before: undefined, after }).after };
}

const PATHS = {
	application: '/admin/applications/',
	sampleRequest: '/admin/samples/',
	order: '/admin/orders/',
	label: '/admin/labels/',
} as const;

/** Returns the word for a state of each kind. */
function stateNames(locale: Locale): (kind: keyof typeof PATHS, state: string) => string {
	const requests = messagesFor(locale, 'sampleInbox');
	const applications = messagesFor(locale, 'applicationInbox');
	const orders = messagesFor(locale, 'distributorOrders');
	const labels = messagesFor(locale, 'labels');
	return (kind, state) => {
		if (kind === 'sampleRequest') return requests(`list.state.${state as 'new'}`);
		if (kind === 'application') return applications(`list.state.${state as 'new'}`);
		if (kind === 'order') return orders(`states.${state as 'new'}`);
		return labels(`states.${state as 'ready'}`);
	};
}
