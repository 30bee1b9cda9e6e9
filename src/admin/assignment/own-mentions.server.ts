import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { messagesFor } from '../../platform/i18n/server-messages.ts';
import type { AwaitingProvider } from '../frame/staff-services.server.ts';
import { listMentions } from '../kit/colleagues/mention-queries.server.ts';
import { ASSIGNED_KINDS, RECORD_PATHS } from './assigned-record.ts';

/** No list holds them, so Today shows this many at most. */
const MAX_SHOWN = 50;

/** The notes that name the reader, until their records are opened, for Today. */
export function ownMentions(db: DatabaseLike): AwaitingProvider {
	return async (locale, { id }) => {
		const mentions = await listMentions(db, id, MAX_SHOWN);
		if (mentions.length === 0) return undefined;
		const t = messagesFor(locale, 'assignment');
		return {
			kind: 'mentions',
			count: mentions.length,
			oldestAt: mentions[0]?.at,
			href: undefined,
			items: mentions.flatMap(({ subject, by, at }) => {
				const kind = ASSIGNED_KINDS.find((one) => one === subject.kind);
				if (!kind) return [];
				const detail = `${t(`kinds.${kind}`)} ${subject.id}`;
				return { id: subject.id, title: by, detail, at, href: `${RECORD_PATHS[kind]}/${subject.id}` };
			}),
		};
	};
}
