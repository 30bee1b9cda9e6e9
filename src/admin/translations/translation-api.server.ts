import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { lockCatalogue } from '../../domain/catalogue/catalogue-queries.server.ts';
import { mustBe } from '../../domain/catalogue/catalogue-text-schema.ts';
import { toFileTexts } from '../../domain/translations/files/file-text.ts';
import { TRANSLATION_TABLE } from '../../domain/translations/files/translation-table.ts';
import { writeXliff } from '../../domain/translations/files/xliff.ts';
import { eachPage } from '../../platform/db/keyset.server.ts';
import { oneOf, searchField } from '../../platform/http/query-fields.ts';
import { sendFile } from '../../platform/http/send-file.server.ts';
import { issueOf } from '../../platform/i18n/message.ts';
import { changeBy, readBody } from '../frame/staff-change.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import { sendListFile } from '../kit/list/list-file.server.ts';
import { importTranslations, previewImport } from './import/translation-import.server.ts';
import { storeManyTranslations, undoManyTranslations } from './many-translations.server.ts';
import { frenchSchema, translationChange } from './translation-change.ts';
import { saveTranslations } from './translation-commands.server.ts';
import { listTranslatedParts, pickParts } from './translation-list.server.ts';
import {
	isShown,
	TRANSLATION_FILTERS,
	type TranslatedTexts,
	type TranslationListFilter,
} from './translation-list.ts';
import { listGlovesLacking, listTranslatedGloves } from './translation-list-queries.server.ts';

const fileParams = z.object({ format: oneOf(['xlf', 'csv', 'xlsx']) });
const fileQuery = z.object({ q: searchField, show: oneOf(TRANSLATION_FILTERS).default('owed') });
/** In bytes: a file of 6 MB, as JSON. */
const IMPORT_LIMIT = 16 * 1024 * 1024;
const importBody = z.strictObject({
	file: z.string(mustBe('validation.text')),
	/** Of the preview whose changes are stored; without it, nothing is. */
	state: z.string(mustBe('validation.text')).max(60, issueOf('validation.tooLong')).optional(),
});
/** One French for all gloves that lack it. */
const othersBody = z.strictObject({
	english: z.string(mustBe('validation.text')).min(1).max(20_000),
	french: frenchSchema.min(1),
});
const undoParams = z.object({ id: z.string().max(200) });

/** Staff routes of translations: one text, and files of many. */
export function addTranslationRoutes(plain: FastifyInstance, { database, catalogue }: StaffServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { db } = database;

	app.put('/api/admin/translations/:kind/:id', { config, schema: { hide: true } }, async (request) => {
		const record = request.params as { kind: string; id: string };
		const change = readBody(translationChange, request.body);
		const [stored] = await db
			.transaction()
			.execute((transaction) => saveTranslations(transaction, record, [change], changeBy(request)));
		await catalogue.refresh();
		const isGlove = record.kind === 'product';
		const others = isGlove && stored?.french ? await listGlovesLacking(db, stored.english) : [];
		return { ...stored, others: others.length };
	});

	app.post(
		'/api/admin/translations/others',
		{ config, schema: { hide: true, body: othersBody } },
		async (request) => {
			const { english, french } = request.body;
			const done = await db.transaction().execute(async (transaction) => {
				await lockCatalogue(transaction);
				const found = await listGlovesLacking(transaction, english);
				const records = found.map(({ record, text }) => {
					const was = { french: '', draft: '', earlier: text.earlier ?? null };
					return {
						record,
						changes: [{ from: text, to: { english, was, french, draft: '', earlier: null } }],
					};
				});
				const undoId = await storeManyTranslations(transaction, records, changeBy(request));
				return { undoId, changed: records.length };
			});
			await catalogue.refresh();
			return done;
		},
	);

	app.get(
		'/api/admin/translations/export.:format',
		{ config, schema: { hide: true, params: fileParams, querystring: fileQuery } },
		async (request, reply) => {
			const { locale, params, query } = request;
			const filter: TranslationListFilter = { text: query.q, show: query.show };
			const pages = eachShownText(filter, await listTranslatedParts(db, locale));
			if (params.format === 'xlf') return sendFile(reply, 'translations.xlf', writeXliff(pages));
			const { format } = params;
			return sendListFile(
				{ locale, params: { format } },
				reply,
				'translations',
				TRANSLATION_TABLE,
				pages,
				(texts) => texts,
			);
		},
	);

	/** The shown texts of every such record. */
	async function* eachShownText(filter: TranslationListFilter, parts: readonly TranslatedTexts[]) {
		const textsOf = ({ kind, id, translations }: TranslatedTexts) =>
			toFileTexts(
				`${kind}:${id}`,
				translations.filter((one) => !one.isRich && isShown(one, filter.show)),
			);
		for (const part of pickParts(parts, filter)) yield textsOf(part);
		for await (const { gloves } of eachPage((page) => listTranslatedGloves(db, filter, page)))
			for (const glove of gloves) yield textsOf(glove);
	}

	app.post(
		'/api/admin/translations/import',
		{ config, bodyLimit: IMPORT_LIMIT, schema: { hide: true, body: importBody } },
		async (request) => {
			const { file: text, state } = request.body;
			const { locale } = request;
			if (state === undefined) return previewImport(db, text, locale);
			const report = await db
				.transaction()
				.execute((transaction) =>
					importTranslations(transaction, { text, state, locale }, changeBy(request)),
				);
			await catalogue.refresh();
			return report;
		},
	);

	app.post(
		'/api/admin/translations/import/:id/undo',
		{ config, schema: { hide: true, params: undoParams } },
		async (request) => {
			const { id } = request.params;
			const done = await db
				.transaction()
				.execute((transaction) => undoManyTranslations(transaction, id, request.locale, changeBy(request)));
			await catalogue.refresh();
			return done;
		},
	);
}
