import type { Translation } from '../../domain/translations/translation.ts';
import type { AuditedChange } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { readIssue, say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import type { BulkDone } from '../kit/bulk/bulk-change.ts';
import { insertBulkChange, takeBulkChange } from '../kit/bulk/bulk-queries.server.ts';
import { saveTranslations, type TranslationChange } from './translation-commands.server.ts';
import { findTranslatedPage } from './translation-desk.server.ts';
import { parseRecordKey, type RecordKey } from './translation-list.ts';

/** The kind of these among the changes of many records. */
export const TRANSLATION_KIND = 'translation';

/** A record with what its texts are, and are to be. */
export type ChangedRecord = {
	record: RecordKey & { title: string };
	changes: readonly { from: Translation; to: TranslationChange }[];
};

/**
 * Stores changes of many records, all of them or nothing. A record is saved once, however many of its texts change.
 * Returns what undoes them for a day; empty if there was nothing to store.
 * @throws ProblemError invalid, with the record's name, for a French that it does not accept
 */
export async function storeManyTranslations(
	transaction: DatabaseLike,
	records: readonly ChangedRecord[],
	change: AuditedChange,
): Promise<string> {
	const undone: { id: string; before: string; version: number }[] = [];
	for (const { record, changes } of records) {
		try {
			const wanted = changes.map(({ to }) => to);
			const stored = await saveTranslations(transaction, record, wanted, change);
			const back = changes.map(({ from }, at) => toBack(stored[at] as Translation, from));
			undone.push({ id: `${record.kind}:${record.id}`, before: JSON.stringify(back), version: 1 });
		} catch (error) {
			if (!(error instanceof ProblemError) || error.kind !== 'invalid') throw error;
			const message = error.errors?.[0]?.message ?? '';
			const reason = typeof message === 'string' ? readIssue(message) : message;
			throw new ProblemError('invalid', say('translations.import.refused', { record: record.title, reason }));
		}
	}
	if (undone.length === 0) return '';
	const accountId = change.actor.id ?? '';
	const kept = { kind: TRANSLATION_KIND, field: 'french', accountId, now: change.now };
	return insertBulkChange(transaction, { ...kept, records: undone });
}

/** The change that takes one back. */
function toBack(stored: Translation, from: Translation): TranslationChange {
	const { english, french, draft, earlier } = stored;
	return {
		english,
		was: { french, draft, earlier: earlier ?? null },
		french: from.french,
		draft: from.draft,
		earlier: from.earlier ?? null,
	};
}

/**
 * Undoes such changes. Records of which a text was changed since then are left alone and named.
 * @throws ProblemError conflict if it was undone before, or more than a day has passed
 */
export async function undoManyTranslations(
	transaction: DatabaseLike,
	undoId: string,
	locale: Locale,
	change: AuditedChange,
): Promise<BulkDone> {
	const taken = await takeBulkChange(transaction, { id: undoId, kind: TRANSLATION_KIND, now: change.now });
	if (!taken) throw new ProblemError('conflict', say('staff.bulk.tooLate'));
	const skipped: string[] = [];
	for (const { id, before } of taken.records) {
		const page = await findTranslatedPage(transaction, parseRecordKey(id), locale);
		const changes = JSON.parse(before) as TranslationChange[];
		const isAsLeft = changes.every(({ english, was }) =>
			page?.translations.some(
				(text) => text.english === english && text.french === was.french && text.draft === was.draft,
			),
		);
		if (page && isAsLeft) await saveTranslations(transaction, page, changes, change);
		else skipped.push(page?.title ?? id);
	}
	return { id: '', changed: taken.records.length - skipped.length, skipped };
}
