import type { z } from 'zod';
import { lockCatalogue } from '../../domain/catalogue/catalogue-queries.server.ts';
import type { ProductRecord } from '../../domain/catalogue/product-record.ts';
import { listSchemaErrors } from '../../domain/catalogue/schema-error.ts';
import { listContentPairs, withContentFrench } from '../../domain/translations/content-translations.ts';
import { listGlovePairs } from '../../domain/translations/glove-translations.ts';
import {
	type RecordPair,
	type TextPair,
	type TranslatedRecord,
	type Translation,
	toTranslation,
} from '../../domain/translations/translation.ts';
import {
	findTranslationNotes,
	translationKey,
	upsertTranslationNote,
} from '../../domain/translations/translation-note-queries.server.ts';
import { type AuditedChange, recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { staleProblem } from '../../platform/http/version-match.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { requireCategory, saveCategory } from '../categories/category-commands.server.ts';
import { parseCategoryInput } from '../categories/category-input-schema.ts';
import { listCategoryPairs } from '../categories/category-pairs.ts';
import { type CategoryRecord, toCategoryInput } from '../categories/category-record.ts';
import { readContent, saveContent } from '../content/content-commands.server.ts';
import { readProductInput } from '../products/form/product-input.ts';
import { requireProduct, saveProduct } from '../products/product-commands.server.ts';
import { findTranslatedPart, type TranslatedPart } from './translated-parts.server.ts';
import type { translationChange } from './translation-change.ts';
import { titleOf } from './translation-desk.server.ts';
import type { RecordKey } from './translation-list.ts';

export type TranslationChange = z.output<typeof translationChange>;

/** A French to be on the site in the place of another; empty for none. */
type Publication = TextPair & { was: string; replaced: string | undefined };

type FoundRecord = {
	at: TranslatedRecord;
	subject: { kind: string; id: string; name: string };
	pairs: RecordPair[];
	/** Stores French texts in the record. @throws ProblemError invalid, at "french" */
	publish: (texts: readonly Publication[], by: AuditedChange) => Promise<void>;
};

/** The record and its texts, read under the lock of all writers of the catalogue. @throws ProblemError not-found */
async function requireRecord(transaction: DatabaseLike, { kind, id }: RecordKey): Promise<FoundRecord> {
	await lockCatalogue(transaction);
	if (kind === 'product') return findGlove(transaction, await requireProduct(transaction, id));
	if (kind === 'category') return findCategory(transaction, await requireCategory(transaction, id));
	const part = kind === 'content' ? findTranslatedPart(id) : undefined;
	if (!part) throw new ProblemError('not-found');
	return findPart(transaction, part);
}

/**
 * Writes French texts of one record: on the site, or as drafts beside it. All of them are one save of the record.
 * @throws ProblemError not-found; conflict, if the record no longer has an English text; stale, with the text as it is,
 * if its French or draft is not what the translator saw; invalid, for a French that the record does not accept
 */
export async function saveTranslations(
	transaction: DatabaseLike,
	key: RecordKey,
	changes: readonly TranslationChange[],
	by: AuditedChange,
): Promise<Translation[]> {
	const { at, subject, pairs, publish } = await requireRecord(transaction, key);
	const notes = await findTranslationNotes(transaction, at);
	const found = changes.map((change) => {
		const { english, was } = change;
		// Of content, one English may have several French.
		const pair =
			pairs.find((one) => one.english === english && one.french === was.french) ??
			pairs.find((one) => one.english === english);
		if (!pair) throw new ProblemError('conflict', say('problems.translations.gone'));
		const stored = toTranslation(pair, notes.get(translationKey(pair)));
		if (stored.french !== was.french || stored.draft !== was.draft) throw staleProblem(stored);
		if (pair.isRich && (change.french !== stored.french || change.draft !== ''))
			throw new ProblemError('conflict', say('problems.translations.rich'));
		return { change, pair, stored };
	});
	const published = found.filter(({ change, stored }) => change.french !== stored.french);
	if (published.length > 0) {
		const texts = published.map(({ change: { english, french, earlier }, stored }) => ({
			english,
			french,
			was: stored.french,
			replaced: earlier ? undefined : stored.earlier?.english,
		}));
		await publish(texts, by);
	}
	const { actor, requestId, now } = by;
	const saved: Translation[] = [];
	for (const { change, pair } of found) {
		const { french, draft, earlier } = change;
		const changed = { ...pair, french };
		const note = {
			draft,
			earlier: earlier ?? undefined,
			changedAt: now.toISOString(),
			changedBy: actor.name,
		};
		await upsertTranslationNote(transaction, at, translationKey(changed), note);
		saved.push(toTranslation(changed, note));
	}
	// What goes on the site is logged as a change of its record.
	const drafts = found.filter((one) => !published.includes(one));
	if (drafts.length > 0) {
		const values = {
			before: { french: drafts.map(({ stored }) => stored.draft) },
			after: { french: drafts.map(({ change }) => change.draft) },
		};
		const entry = { actor, requestId, action: `${at.kind}.translation`, subject, ...values };
		await recordAudit(transaction, entry, now);
	}
	return saved;
}

function findGlove(transaction: DatabaseLike, record: ProductRecord): FoundRecord {
	const { product, version } = record;
	const at = { kind: 'product', id: product.id } as const;
	const pairs = listGlovePairs(product);
	return {
		at,
		subject: { ...at, name: titleOf(product) },
		pairs,
		publish: async (texts, by) => {
			const french = { ...product.french };
			for (const { english, french: text, replaced } of texts) {
				if (text === '') delete french[english];
				else french[english] = text;
				// The French of an English that is gone has done its service.
				if (replaced !== undefined && !pairs.some((pair) => pair.english === replaced))
					delete french[replaced];
			}
			const read = readProductInput({ french }, record);
			if (!read.ok) throw invalidFrench(read.errors[0]?.message);
			const { partNumber } = product;
			await saveProduct(transaction, { partNumber, version, input: read.input }, by);
		},
	};
}

function findCategory(transaction: DatabaseLike, category: CategoryRecord): FoundRecord {
	const { key, version } = category;
	const at = { kind: 'category', id: key } as const;
	return {
		at,
		subject: { ...at, name: category.name },
		pairs: listCategoryPairs(category),
		publish: async (texts, by) => {
			const changed = { ...toCategoryInput(category) };
			for (const pair of listCategoryPairs(category)) {
				const text = texts.find(({ english, was }) => english === pair.english && was === pair.french);
				if (text) changed[pair.field === 'title' ? 'titleFrench' : 'descriptionFrench'] = text.french;
			}
			const read = parseCategoryInput(changed);
			if ('errors' in read) throw invalidFrench(read.errors[0]?.message);
			await saveCategory(transaction, { key, version, input: read.input }, by);
		},
	};
}

async function findPart(transaction: DatabaseLike, { part }: TranslatedPart): Promise<FoundRecord> {
	const { version, ...value } = await readContent(transaction, part);
	const at = { kind: 'content', id: part.name } as const;
	return {
		at,
		subject: { ...at, name: part.title },
		pairs: listContentPairs(value),
		publish: async (texts, by) => {
			const changed = texts.reduce<object>(
				(document, { english, french, was }) => withContentFrench(document, { english, french: was }, french),
				value,
			);
			const read = part.schema.safeParse(changed);
			if (!read.success) throw invalidFrench(listSchemaErrors(read.error)[0]?.message);
			await saveContent(transaction, part, { value: read.data, version }, by);
		},
	};
}

const invalidFrench = (message = '') => new ProblemError('invalid', undefined, [{ path: 'french', message }]);
