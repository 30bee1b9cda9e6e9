import { createHash } from 'node:crypto';
import { listSchemaErrors } from '../../../domain/catalogue/schema-error.ts';
import { findFileChange, type ReadText } from '../../../domain/translations/files/file-text.ts';
import { readTranslationTable } from '../../../domain/translations/files/translation-table.ts';
import { readXliff } from '../../../domain/translations/files/xliff.ts';
import type { Translation } from '../../../domain/translations/translation.ts';
import type { AuditedChange } from '../../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { type Message, readIssue, say } from '../../../platform/i18n/message.ts';
import { wordMessage } from '../../../platform/i18n/word-message.server.ts';
import { ProblemError } from '../../../platform/problems/problem.server.ts';
import { tidyText } from '../../../platform/text/visible-text.ts';
import { storeManyTranslations } from '../many-translations.server.ts';
import { frenchSchema } from '../translation-change.ts';
import type { TranslationChange } from '../translation-commands.server.ts';
import { findTranslatedPage, type TranslatedPage } from '../translation-desk.server.ts';
import { parseRecordKey } from '../translation-list.ts';

/** What a file would change, or has changed. */
export type TranslationFileReport = {
	/** Undoes the import for a day; empty for a preview. */
	undoId: string;
	/** What would change: an import is refused if it is no longer what the preview showed. */
	state: string;
	/** Texts in the file. */
	rows: number;
	/** Texts that go on the site, and drafts. */
	published: number;
	drafted: number;
	unchanged: number;
	/** The first errors, and how many there are. */
	errors: { row: number | undefined; column: string; value: string; reason: string }[];
	errorCount: number;
	/** Texts with an error. */
	leftOut: number;
	/** The first changes: a record, its English, its French, and whether it goes on the site. */
	changes: { record: string; english: string; french: string; isPublished: boolean }[];
};

const SHOWN_ERRORS = 200;
const SHOWN_CHANGES = 50;
/** Of an English text in a report. */
const SHOWN_LENGTH = 120;

type FileError = { row: number | undefined; column: string; value: string; reason: Message | string };
type PlannedRecord = {
	page: TranslatedPage;
	changes: { row: number; from: Translation; to: TranslationChange }[];
};
type Plan = { rows: number; records: PlannedRecord[]; unchanged: number; errors: FileError[] };

/** Reads a translator's file by its content: XLIFF is XML, anything else a table. */
const readFile = (text: string) => (/^\uFEFF?\s*</.test(text) ? readXliff(text) : readTranslationTable(text));

/** What a file changes of what is stored. Texts with an error are left out; the others are used. */
async function planFile(db: DatabaseLike, text: string, locale: Locale): Promise<Plan> {
	const plan: Plan = { rows: 0, records: [], unchanged: 0, errors: [] };
	const file = readFile(text);
	if ('error' in file) {
		plan.errors.push({ row: undefined, column: '', value: '', reason: file.error });
		return plan;
	}
	// A file for nothing to translate has a text without words.
	const texts = file.texts.filter(({ english }) => english.trim() !== '');
	plan.rows = texts.length;
	for (const [record, ofRecord] of Map.groupBy(texts, (one) => one.record)) {
		const page = await findTranslatedPage(db, parseRecordKey(record), locale);
		const planned: PlannedRecord = { page: page as TranslatedPage, changes: [] };
		for (const read of ofRecord) planText(plan, planned, page, read);
		if (planned.changes.length > 0) plan.records.push(planned);
	}
	return plan;
}

function planText(
	plan: Plan,
	planned: PlannedRecord,
	page: TranslatedPage | undefined,
	read: ReadText,
): void {
	const refuse = (column: string, value: string, reason: Message | string) =>
		plan.errors.push({ row: read.row, column, value: value.slice(0, SHOWN_LENGTH), reason });
	if (!page) return void refuse('record', read.record, say('translations.file.unknown'));
	const english = tidyText(read.english);
	const same = page.translations.filter((text) => text.english === english && !text.isRich);
	const french = frenchSchema.safeParse(read.french);
	// Of content, one English may have several French.
	const from = same.find((text) => text.french === french.data || text.draft === french.data) ?? same[0];
	if (!from) return void refuse('english', read.english, say('translations.file.gone'));
	if (!french.success) {
		const [error] = listSchemaErrors(french.error);
		return void refuse('french', read.french, readIssue(error?.message ?? ''));
	}
	const again = planned.changes.find((change) => change.from === from);
	if (again) return void refuse('english', read.english, say('translations.file.again', { row: again.row }));
	const wanted = findFileChange(from, { ...read, french: french.data });
	if (!wanted) {
		plan.unchanged++;
		return;
	}
	const was = { french: from.french, draft: from.draft, earlier: from.earlier ?? null };
	const to = { english, was, ...wanted, earlier: wanted.earlier ?? null };
	planned.changes.push({ row: read.row, from, to });
}

/** What a file would change. */
export async function previewImport(
	db: DatabaseLike,
	text: string,
	locale: Locale,
): Promise<TranslationFileReport> {
	return report(await planFile(db, text, locale), '', locale);
}

/**
 * Stores what a file changes, all of it or nothing. A record is saved once, however many of its texts change.
 * @throws ProblemError conflict if the preview is outdated; invalid for a French that a record does not accept
 */
export async function importTranslations(
	transaction: DatabaseLike,
	{ text, state, locale }: { text: string; state: string; locale: Locale },
	change: AuditedChange,
): Promise<TranslationFileReport> {
	const plan = await planFile(transaction, text, locale);
	if (stateOf(plan) !== state) throw new ProblemError('conflict', say('translations.import.stale'));
	const records = plan.records.map(({ page, changes }) => ({ record: page, changes }));
	const undoId = await storeManyTranslations(transaction, records, change);
	return report(plan, undoId, locale);
}

/** Two plans with the same state make the same changes of the same texts. */
const stateOf = ({ records }: Plan) =>
	createHash('sha256')
		.update(JSON.stringify(records.map(({ page: { kind, id }, changes }) => [kind, id, changes])))
		.digest('hex')
		.slice(0, 32);

function report(plan: Plan, undoId: string, locale: Locale): TranslationFileReport {
	const { rows, records, unchanged, errors } = plan;
	const changes = records.flatMap(({ page, changes: ofRecord }) =>
		ofRecord.map(({ to }) => ({
			record: page.title,
			english: to.english.slice(0, SHOWN_LENGTH),
			french: (to.draft || to.french).slice(0, SHOWN_LENGTH),
			isPublished: to.draft === '',
		})),
	);
	const published = changes.filter(({ isPublished }) => isPublished).length;
	return {
		undoId,
		state: stateOf(plan),
		rows,
		published,
		drafted: changes.length - published,
		unchanged,
		errors: errors.slice(0, SHOWN_ERRORS).map((error) => ({
			...error,
			reason: typeof error.reason === 'string' ? error.reason : wordMessage(locale, error.reason),
		})),
		errorCount: errors.length,
		leftOut: errors.filter(({ row }) => row !== undefined).length,
		changes: changes.slice(0, SHOWN_CHANGES),
	};
}
