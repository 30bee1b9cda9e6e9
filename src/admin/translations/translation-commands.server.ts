import type { z } from 'zod';
import { raiseCatalogueVersion } from '../../domain/catalogue/catalogue-queries.server.ts';
import type { ProductRecord } from '../../domain/catalogue/product-record.ts';
import { listSchemaErrors } from '../../domain/catalogue/schema-error.ts';
import { listContentPairs, withContentFrench } from '../../domain/translations/content-translations.ts';
import { listGlovePairs } from '../../domain/translations/glove-translations.ts';
import {
	type TextPair,
	type Translation,
	type TranslationNote,
	toTranslation,
} from '../../domain/translations/translation.ts';
import {
	findTranslationNotes,
	type TranslatedRecord,
	translationKey,
	upsertTranslationNote,
} from '../../domain/translations/translation-note-queries.server.ts';
import { type AuditedChange, recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { staleProblem } from '../../platform/http/version-match.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { readContent, saveContent } from '../content/content-commands.server.ts';
import { readProductInput } from '../products/form/product-input.ts';
import { requireProduct, saveProduct } from '../products/product-commands.server.ts';
import { findTranslatedPart, type TranslatedPart } from './translated-parts.server.ts';
import type { translationChange } from './translation-change.ts';
import { titleOf } from './translation-desk.server.ts';

type Change = z.output<typeof translationChange>;

/**
 * Writes the French of one text: on the site, or as a draft beside it.
 * @throws ProblemError not-found; conflict, if the record no longer has the English text; stale, with the text as it is,
 * if its French or draft is not what the translator saw; invalid, for a French that the record does not accept
 */
export async function saveTranslation(
	transaction: DatabaseLike,
	{ kind, id }: { kind: string; id: string },
	change: Change,
	by: AuditedChange,
): Promise<Translation> {
	// The lock of all writers of the catalogue: what is read next is the latest.
	await raiseCatalogueVersion(transaction);
	if (kind === 'product') return saveGlove(transaction, id, change, by);
	const part = kind === 'content' ? findTranslatedPart(id) : undefined;
	if (!part) throw new ProblemError('not-found');
	return savePart(transaction, part, change, by);
}

async function saveGlove(transaction: DatabaseLike, partNumber: string, change: Change, by: AuditedChange) {
	const record = await requireProduct(transaction, partNumber);
	const { product } = record;
	const at = { kind: 'product', id: product.id } as const;
	const subject = { ...at, name: titleOf(product) };
	return save(transaction, { at, subject, pairs: listGlovePairs(product) }, change, by, async (french) => {
		await saveProduct(
			transaction,
			{
				partNumber: product.partNumber,
				version: record.version,
				input: readGlove(record, change, french),
			},
			by,
		);
	});
}

function readGlove(record: ProductRecord, { english, earlier, was }: Change, french: string) {
	const { [english]: _, ...others } = record.product.french ?? {};
	// The French of an English that is gone has done its service.
	const isUsed = listGlovePairs(record.product).some((pair) => pair.english === was.earlier?.english);
	if (was.earlier && !earlier && !isUsed) delete others[was.earlier.english];
	const texts = french === '' ? others : { ...others, [english]: french };
	const read = readProductInput({ french: texts }, record);
	if (read.ok) return read.input;
	const [error] = read.errors;
	throw new ProblemError('invalid', undefined, [{ path: 'french', message: error?.message ?? '' }]);
}

async function savePart(
	transaction: DatabaseLike,
	{ part }: TranslatedPart,
	change: Change,
	by: AuditedChange,
) {
	const { version, ...value } = await readContent(transaction, part);
	const at = { kind: 'content', id: part.name } as const;
	const subject = { ...at, name: part.title };
	return save(transaction, { at, subject, pairs: listContentPairs(value) }, change, by, async (french) => {
		const pair = { english: change.english, french: change.was.french };
		const read = part.schema.safeParse(withContentFrench(value, pair, french));
		if (!read.success) {
			const [error] = listSchemaErrors(read.error);
			throw new ProblemError('invalid', undefined, [{ path: 'french', message: error?.message ?? '' }]);
		}
		await saveContent(transaction, part, { value: read.data, version }, by);
	});
}

type Found = {
	at: TranslatedRecord;
	subject: { kind: string; id: string; name: string };
	pairs: readonly (TextPair & { field: string })[];
};

async function save(
	transaction: DatabaseLike,
	{ at, subject, pairs }: Found,
	{ english, was, french, draft, earlier }: Change,
	{ actor, requestId, now }: AuditedChange,
	publish: (french: string) => Promise<void>,
): Promise<Translation> {
	// Of content, one English may have several French.
	const pair =
		pairs.find((one) => one.english === english && one.french === was.french) ??
		pairs.find((one) => one.english === english);
	if (!pair) throw new ProblemError('conflict', say('problems.translations.gone'));
	const stored = toTranslation(pair, (await findTranslationNotes(transaction, at)).get(translationKey(pair)));
	if (stored.french !== was.french || stored.draft !== was.draft) throw staleProblem(stored);
	if (french !== stored.french) await publish(french);
	const changed = { ...pair, french };
	const note: TranslationNote = {
		draft,
		earlier: earlier ?? undefined,
		changedAt: now.toISOString(),
		changedBy: actor.name,
	};
	await upsertTranslationNote(transaction, at, translationKey(changed), note);
	// What goes on the site is logged as a change of its record.
	if (french === stored.french) {
		const values = { before: { french: stored.draft }, after: { french: draft } };
		await recordAudit(
			transaction,
			{ actor, requestId, action: `${at.kind}.translation`, subject, ...values },
			now,
		);
	}
	return toTranslation(changed, note);
}
