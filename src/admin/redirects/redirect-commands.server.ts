import { raiseCatalogueVersion } from '../../domain/catalogue/catalogue-queries.server.ts';
import { REDIRECTS, type Redirects } from '../../domain/site-content/redirect.ts';
import { findSiteContent, upsertSiteContent } from '../../domain/site-content/site-content-queries.server.ts';
import { FIRST_REDIRECTS, readStoredRedirects } from '../../domain/site-content/stored-redirects.server.ts';
import { type AuditedChange, recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { staleProblem } from '../../platform/http/version-match.server.ts';
import type { RedirectsRecord } from './redirects-record.ts';

/** The redirects: those of staff, or the first ones until staff have saved theirs. */
export async function readRedirects(db: DatabaseLike): Promise<RedirectsRecord> {
	const stored = await findSiteContent(db, REDIRECTS);
	if (!stored) return { ...FIRST_REDIRECTS, version: 1 };
	return { ...readStoredRedirects(stored.document), version: stored.version };
}

/** @throws ProblemError stale, with the current redirects */
export async function saveRedirects(
	transaction: DatabaseLike,
	{ redirects, version }: RedirectsRecord,
	{ actor, requestId, now }: AuditedChange,
): Promise<RedirectsRecord> {
	// The row of the catalogue's version is the lock: of two saves, the second reads what the first wrote.
	const changedIn = await raiseCatalogueVersion(transaction);
	const before = await readRedirects(transaction);
	if (before.version !== version) throw staleProblem(before);
	const next = { redirects, version: version + 1 };
	const document = JSON.stringify({ redirects } satisfies Redirects);
	await upsertSiteContent(transaction, REDIRECTS, { document, version: next.version }, changedIn);
	const lines = (list: RedirectsRecord['redirects']) => list.map(({ from, to }) => `${from} → ${to}`);
	const [old, current] = [lines(before.redirects), lines(redirects)];
	await recordAudit(
		transaction,
		{
			actor,
			requestId,
			action: 'content.redirects',
			subject: { kind: 'content', id: REDIRECTS, name: 'Redirects' },
			// The lines that changed alone: the whole list may be long.
			before: { redirects: old.filter((line) => !current.includes(line)) },
			after: { redirects: current.filter((line) => !old.includes(line)) },
		},
		now,
	);
	return next;
}

/** Replaces redirects that cannot be read. @throws UnreadableDocumentError if the new text cannot be read either */
export async function repairRedirects(transaction: DatabaseLike, _id: string, text: string): Promise<void> {
	const changedIn = await raiseCatalogueVersion(transaction);
	const document = JSON.stringify(readStoredRedirects(text));
	const version = ((await findSiteContent(transaction, REDIRECTS))?.version ?? 0) + 1;
	await upsertSiteContent(transaction, REDIRECTS, { document, version }, changedIn);
}
