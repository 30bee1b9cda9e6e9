import type { LoaderFunctionArgs } from 'react-router';
import type { RecordFields } from '../../domain/releases/release-change.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../kit/form/or-redirect-to-repair.server.ts';
import { loadReleaseSide } from '../kit/releases/release-side.server.ts';
import type { ReleaseSide } from '../kit/releases/release-side.ts';
import { type ContentPart, readContent } from './content-commands.server.ts';
import { readContentHistory } from './content-history.server.ts';
import type { ContentRecord } from './content-part.ts';

/** A part as its page edits it: what is stored, or what the release that the address names makes of it. */
export async function loadContent<Value extends object>(
	db: DatabaseLike,
	url: URL,
	part: ContentPart<Value>,
): Promise<{ record: ContentRecord<Value>; releases: ReleaseSide }> {
	const stored = await readContent(db, part);
	const { version, ...rest } = stored;
	const value = rest as unknown as Value;
	const shown = part.shown ? part.shown.pick(value) : (value as RecordFields);
	const record = { kind: 'content', id: part.name } as const;
	const { side, fields } = await loadReleaseSide(db, url, record, { fields: shown, version });
	if (!side.edit) return { record: stored, releases: side };
	const { recordVersion, version: itemVersion } = side.edit;
	// A draft is what somebody means to put into a release.
	const isBegun = itemVersion > 0;
	const released = part.shown ? { ...(isBegun ? part.shown.put(value, fields) : value), live: null } : fields;
	return {
		record: { ...(released as Value), recordVersion, version: itemVersion },
		releases: side,
	};
}

/** Loads a part of the site for the page that edits it: what it edits, its kept saves, and its activity. */
export function contentLoader<Value extends object>(part: ContentPart<Value>) {
	return orRedirectToRepair(async ({ context, url }: LoaderFunctionArgs) => {
		const { db } = requireStaff(context).database;
		const [content, history] = await Promise.all([
			loadContent(db, url, part),
			readContentHistory(db, part.name),
		]);
		return { ...content, ...history };
	});
}
