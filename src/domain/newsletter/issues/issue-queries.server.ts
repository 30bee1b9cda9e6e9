import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { type PageCursors, type PageQuery, selectPage } from '../../../platform/db/keyset.server.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { mapReadable } from '../../../platform/db/stored-json.server.ts';
import type { Issue, IssueState, IssueTexts } from './issue.ts';
import { readStoredIssue } from './stored-issue.server.ts';

/** A row as stored. */
export type IssueRow = Schema['newsletter_issue'];

/** @throws UnreadableDocumentError */
function toIssue(row: IssueRow): Issue {
	return {
		...readStoredIssue(row),
		id: row.id,
		state: row.state,
		version: row.version,
		createdAt: row.created_at,
		updatedAt: row.updated_at,
		sentAt: row.sent_at,
	};
}

/** One page of the issues, newest first. Rows that cannot be read are left out. */
export async function listIssues(
	db: DatabaseLike,
	page: PageQuery,
): Promise<PageCursors & { issues: Issue[] }> {
	const query = db.selectFrom('newsletter_issue').selectAll();
	const { rows, ...cursors } = await selectPage(query, { id: 'id', descending: true }, page);
	return { issues: mapReadable(rows, toIssue), ...cursors };
}

/** @throws UnreadableDocumentError */
export async function findIssue(db: DatabaseLike, id: string): Promise<Issue | undefined> {
	const row = await findIssueRow(db, id);
	return row && toIssue(row);
}

export async function findIssueRow(db: DatabaseLike, id: string): Promise<IssueRow | undefined> {
	return db.selectFrom('newsletter_issue').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertIssue(
	transaction: DatabaseLike,
	id: string,
	texts: IssueTexts,
	at: string,
): Promise<void> {
	const document = JSON.stringify(texts);
	const row: IssueRow = {
		id,
		state: 'draft',
		document,
		version: 1,
		created_at: at,
		updated_at: at,
		sent_at: '',
		next_at: '',
		unsettled: 0,
	};
	await insertIssueRow(transaction, row);
}

/** Stores a row as it is; a deleted one comes back so. */
export async function insertIssueRow(transaction: DatabaseLike, row: IssueRow): Promise<void> {
	await transaction.insertInto('newsletter_issue').values(row).execute();
}

export async function deleteIssue(transaction: DatabaseLike, id: string): Promise<void> {
	await transaction.deleteFrom('newsletter_issue').where('id', '=', id).execute();
}

type IssueChange = {
	texts?: IssueTexts;
	state?: IssueState;
	/** When sending began. */
	sentAt?: string;
	/** From when on the next mails may be queued. */
	nextAt?: string;
	isUnsettled?: boolean;
};

/** Changes an issue that has the version that was read. Returns whether it had it. */
export async function updateIssue(
	transaction: DatabaseLike,
	{ id, version }: { id: string; version: number },
	{ texts, state, sentAt, nextAt, isUnsettled }: IssueChange,
	at: string,
): Promise<boolean> {
	const { numUpdatedRows } = await transaction
		.updateTable('newsletter_issue')
		.set({
			version: version + 1,
			updated_at: at,
			...(texts && { document: JSON.stringify(texts) }),
			...(state && { state }),
			...(sentAt !== undefined && { sent_at: sentAt }),
			...(nextAt !== undefined && { next_at: nextAt }),
			...(isUnsettled !== undefined && { unsettled: isUnsettled ? 1 : 0 }),
		})
		.where('id', '=', id)
		.where('version', '=', version)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Stops every issue that is being sent. */
export async function stopIssues(db: DatabaseLike): Promise<void> {
	await db
		.updateTable('newsletter_issue')
		.set((eb) => ({ state: 'stopped', version: eb('version', '+', 1) }))
		.where('state', '=', 'sending')
		.execute();
}

/** Replaces a document that cannot be read. @throws UnreadableDocumentError if the new text cannot be read either */
export async function repairIssue(transaction: DatabaseLike, id: string, text: string): Promise<void> {
	const row = await findIssueRow(transaction, id);
	if (!row) return;
	const texts = readStoredIssue({ id, document: text });
	await updateIssue(transaction, row, { texts }, new Date().toISOString());
}
