import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import {
	deleteStoredRow,
	findReason,
	findStoredText,
	type StoredKind,
	titleOf,
	updateStoredText,
} from '../../platform/db/stored-kind.server.ts';
import type { UnreadableDocuments } from '../../platform/db/unreadable-documents.server.ts';
import { issueOf, say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { staffOf } from '../frame/staff-guard.server.ts';
import type { AwaitingProvider, StaffServices } from '../frame/staff-services.server.ts';
import { repairPath } from '../kit/form/repair-path.ts';

/** Max characters of the old and the new text in the audit log. */
const MAX_LOGGED_LENGTH = 20_000;
/** Max characters of a document sent by staff. */
const MAX_LENGTH = 1_000_000;
const MAX_SHOWN = 5;

const location = {
	table: z.string().max(60),
	column: z.string().max(60),
	id: z.string().max(300),
	/** The fingerprint of the text that staff saw, because a colleague may have repaired it since. */
	was: z.string().max(100),
};
const repairBody = z.strictObject({
	...location,
	document: z.string().max(MAX_LENGTH, issueOf('validation.tooLong')),
});
const removeBody = z.strictObject(location);

export function fingerprint(text: string): string {
	return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** @throws ProblemError not-found */
function requireKind(
	documents: UnreadableDocuments,
	{ table, column }: { table: string; column: string },
): StoredKind {
	const kind = documents.kinds.find((one) => one.table === table && one.column === column);
	if (kind) return kind;
	throw new ProblemError('not-found', say('problems.unreadable.noKind'));
}

/** Routes to replace an unreadable document, or to delete it if it is a copy. */
export function addRepairRoutes(
	plain: FastifyInstance,
	services: StaffServices,
	refresh: () => Promise<void>,
) {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const { documents, database } = services;
	const config = { access: 'staff' } as const;

	app.put(
		'/api/admin/unreadable',
		{ config, bodyLimit: 4 * MAX_LENGTH, schema: { hide: true, body: repairBody } },
		async (request, reply) => {
			const { document, ...at } = request.body;
			const kind = requireKind(documents, at);
			await database.db.transaction().execute(async (transaction) => {
				const text = await requireUnreadable(transaction, kind, at);
				const reason = findReason(kind, at.id, document);
				if (reason !== undefined) {
					throw new ProblemError('invalid', undefined, [{ path: 'document', message: reason }]);
				}
				await (kind.repair
					? kind.repair(transaction, at.id, document)
					: updateStoredText(transaction, kind, at.id, JSON.stringify(kind.read(at.id, document))));
				await recordAudit(transaction, {
					actor: staffOf(request),
					action: 'document.mended',
					subject: {
						kind: 'document',
						id: `${at.table}/${at.column}/${at.id}`,
						name: titleOf(kind, at.id),
					},
					before: { document: text.slice(0, MAX_LOGGED_LENGTH) },
					after: { document: document.slice(0, MAX_LOGGED_LENGTH) },
					requestId: request.id,
				});
			});
			await Promise.all([documents.scanAfterWrite(), refresh()]);
			return reply.code(204).send();
		},
	);

	app.delete(
		'/api/admin/unreadable',
		{ config, schema: { hide: true, body: removeBody } },
		async (request, reply) => {
			const at = request.body;
			const kind = requireKind(documents, at);
			if (!kind.isCopy) {
				throw new ProblemError('unprocessable', say('problems.unreadable.noCopy'));
			}
			await database.db.transaction().execute(async (transaction) => {
				const text = await requireUnreadable(transaction, kind, at);
				await deleteStoredRow(transaction, kind, at.id);
				await recordAudit(transaction, {
					actor: staffOf(request),
					action: 'document.removed',
					subject: {
						kind: 'document',
						id: `${at.table}/${at.column}/${at.id}`,
						name: titleOf(kind, at.id),
					},
					before: { document: text.slice(0, MAX_LOGGED_LENGTH) },
					requestId: request.id,
				});
			});
			await documents.scanAfterWrite();
			return reply.code(204).send();
		},
	);
}

async function requireUnreadable(
	transaction: DatabaseLike,
	kind: StoredKind,
	{ id, was }: { id: string; was: string },
): Promise<string> {
	const stored = await findStoredText(transaction, kind, id);
	if (!stored) throw new ProblemError('not-found', say('problems.unreadable.missing'));
	if (findReason(kind, id, stored.text) === undefined) {
		throw new ProblemError('conflict', say('problems.unreadable.readable'));
	}
	if (fingerprint(stored.text) !== was) {
		throw new ProblemError('conflict', say('problems.unreadable.changed'));
	}
	return stored.text;
}

/** Unreadable documents, for the Today page; undefined if there are none. */
export function unreadableAwaiting(documents: UnreadableDocuments): AwaitingProvider {
	return async () => {
		const found = await documents.listKnown();
		if (found.length === 0) return undefined;
		const oldest = found.toSorted((one, other) => (one.since < other.since ? -1 : 1));
		return {
			kind: 'unreadable',
			count: documents.count,
			oldestAt: oldest[0]?.since,
			href: '/admin/unreadable',
			items: oldest.slice(0, MAX_SHOWN).map((one) => ({
				id: `${one.table}/${one.column}/${one.id}`,
				title: one.title,
				detail: one.reason,
				at: one.since,
				href: repairPath(one),
			})),
		};
	};
}
