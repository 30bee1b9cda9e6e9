import type { z } from 'zod';
import { raiseCatalogueVersion } from '../../domain/catalogue/catalogue-queries.server.ts';
import {
	findContentSave,
	findSiteContent,
	insertContentSave,
	upsertSiteContent,
} from '../../domain/site-content/site-content-queries.server.ts';
import { listContentPairs } from '../../domain/translations/content-translations.ts';
import { noteChangedPairs } from '../../domain/translations/note-changes.server.ts';
import { type AuditedChange, recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { staleProblem } from '../../platform/http/version-match.server.ts';
import type { ContentRecord } from './content-part.ts';

/** A part of the site that staff write (docs/decisions/042-site-content.md). */
export type ContentPart<Value extends object> = {
	/** Its name in storage, in addresses and in the activity log. */
	name: string;
	/** Its name in the activity log, as staff read it. */
	title: string;
	/** What form, API and storage accept. */
	schema: z.ZodType<Value>;
	/** Used until staff have saved theirs. */
	first: Value;
	/** @throws UnreadableDocumentError */
	read: (document: unknown) => Value;
	/** For a part with a draft beside what visitors see: takes out what they see, and puts it in beside the draft. */
	shown?: {
		pick: (value: Value) => Record<string, unknown>;
		put: (value: Value, shown: Record<string, unknown>) => Record<string, unknown>;
	};
	/** What the activity log says of a change; the whole part if omitted. */
	compare?: (
		before: Value,
		after: Value,
	) => { before: Record<string, unknown>; after: Record<string, unknown> };
};

/** A part as staff saved it, or the first one until they have. */
export async function readContent<Value extends object>(
	db: DatabaseLike,
	part: ContentPart<Value>,
): Promise<ContentRecord<Value>> {
	const stored = await findSiteContent(db, part.name);
	if (!stored) return { ...part.first, version: 1 };
	return { ...part.read(stored.document), version: stored.version };
}

/** @throws ProblemError stale, with what is stored */
export async function saveContent<Value extends object>(
	transaction: DatabaseLike,
	part: ContentPart<Value>,
	{ value, version }: { value: Value; version: number },
	{ actor, requestId, now }: AuditedChange,
): Promise<ContentRecord<Value>> {
	// The row of the catalogue's version is the lock: of two saves, the second reads what the first wrote.
	const changedIn = await raiseCatalogueVersion(transaction);
	const { version: storedVersion, ...stored } = await readContent(transaction, part);
	const before = stored as unknown as Value;
	if (storedVersion !== version) throw staleProblem({ ...before, version: storedVersion });
	const document = JSON.stringify(value);
	await upsertSiteContent(transaction, part.name, { document, version: version + 1 }, changedIn);
	// What was there before the first kept save can be taken back too.
	if ((await findContentSave(transaction, part.name, version)) === undefined) {
		const earlier = { document: JSON.stringify(before), version, savedAt: '', savedBy: '' };
		await insertContentSave(transaction, part.name, earlier);
	}
	const author = { by: actor.name, at: now.toISOString() };
	const pairs = { before: listContentPairs(before), after: listContentPairs(value) };
	await noteChangedPairs(transaction, { kind: 'content', id: part.name }, pairs, author);
	const save = { document, version: version + 1, savedAt: now.toISOString(), savedBy: actor.name };
	await insertContentSave(transaction, part.name, save);
	const values = part.compare?.(before, value) ?? {
		before: Object.fromEntries(Object.entries(before)),
		after: Object.fromEntries(Object.entries(value)),
	};
	await recordAudit(
		transaction,
		{
			actor,
			requestId,
			action: `content.${part.name}`,
			subject: { kind: 'content', id: part.name, name: part.title },
			...values,
		},
		now,
	);
	return { ...value, version: version + 1 };
}

/** Replaces a part that cannot be read. @throws UnreadableDocumentError if the new text cannot be read either */
export async function repairContent<Value extends object>(
	transaction: DatabaseLike,
	part: ContentPart<Value>,
	text: string,
): Promise<void> {
	const changedIn = await raiseCatalogueVersion(transaction);
	const document = JSON.stringify(part.read(text));
	const version = ((await findSiteContent(transaction, part.name))?.version ?? 0) + 1;
	await upsertSiteContent(transaction, part.name, { document, version }, changedIn);
	// Who repaired it is in the activity log.
	const save = { document, version, savedAt: new Date().toISOString(), savedBy: '' };
	await insertContentSave(transaction, part.name, save);
}
