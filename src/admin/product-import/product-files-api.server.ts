import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
	IMPORT_LIMITS,
	type ImportState,
	isWorking,
	ROW_FILTERS,
} from '../../domain/catalogue-import/product-import.ts';
import { UnreadableFile } from '../../domain/catalogue-import/readers/csv-reader.ts';
import type { TextEncoding } from '../../domain/catalogue-import/readers/text-encoding.ts';
import { oneOf } from '../../platform/http/query-fields.ts';
import { acceptRawFile } from '../../platform/http/raw-file.server.ts';
import { sendFile } from '../../platform/http/send-file.server.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { type Message, readIssue, say } from '../../platform/i18n/message.ts';
import { requireWithinLimit } from '../../platform/limits/rate-limit.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { staffOf } from '../frame/staff-guard.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import { decodePieces, hideNuls, requireEncoding } from './file-text.server.ts';
import {
	countWorkingImports,
	deleteImport,
	findImport,
	insertImport,
	insertImportText,
	moveImport,
	type StoredImport,
} from './product-import-queries.server.ts';
import { ProductImports } from './product-imports.server.ts';
import { countImportRows, deleteImportRows, updateExcluded } from './review/import-row-queries.server.ts';
import { exportFailedRows, loadImportRows, toImportAnswer } from './review/import-rows.server.ts';
import { exportWarnings } from './review/import-warnings.server.ts';

export type ProductFilesServices = StaffServices;

const FILES_AN_HOUR = 60;
/** Max number of imports in progress or waiting. */
const MAX_WORKING = 10;

const named = z.object({ id: z.string().max(40) });
const rowsQuery = z.object({
	kind: oneOf(ROW_FILTERS).optional(),
	page: z.coerce.number().int().min(1).max(IMPORT_LIMITS.rows).default(1),
});
const excludedBody = z.strictObject({
	/** All rows if unset. */
	row: z.number().int().min(1).optional(),
	isExcluded: z.boolean(),
});

/** Staff routes for importing gloves from files. */
export function addProductFileRoutes(plain: FastifyInstance, services: ProductFilesServices): void {
	const { catalogue, log } = services;
	const { db } = services.database;
	const config = { access: 'staff' } as const;
	const imports = new ProductImports({ db, catalogue, log });
	plain.addHook('onReady', async () => imports.notify());
	plain.addHook('onClose', () => imports.stop());

	plain.register(async (scope) => {
		acceptRawFile(scope);
		scope.post<{ Querystring: { name?: string } }>(
			'/api/admin/product-imports',
			{ config, schema: { hide: true }, bodyLimit: IMPORT_LIMITS.bytes },
			async (request, reply) => {
				const staff = staffOf(request);
				if (!Buffer.isBuffer(request.body) || request.body.length === 0)
					throw unreadable(say('importing.empty'));
				await requireWithinLimit(db, {
					name: 'product-import',
					who: staff.id,
					limit: FILES_AN_HOUR,
					perSeconds: 3600,
				});
				if ((await countWorkingImports(db)) >= MAX_WORKING) {
					throw new ProblemError('too-many-requests', say('problems.imports.busy'));
				}
				const { name = '' } = request.query;
				const id = await storeFile(services, request.body, typeof name === 'string' ? name : '', staff);
				imports.notify();
				return reply
					.code(201)
					.header('location', `/api/admin/product-imports/${id}`)
					.send(await answer(id, request));
			},
		);
	});

	const app = plain.withTypeProvider<ZodTypeProvider>();
	const answer = async (id: string, { locale }: { locale: Locale }) =>
		toImportAnswer(db, await require(id), locale);
	async function require(id: string): Promise<StoredImport> {
		const stored = await findImport(db, id);
		if (stored) return stored;
		throw new ProblemError('not-found', say('problems.imports.missing'));
	}
	/** @throws ProblemError conflict, if the import is in another state by now. */
	async function move(
		id: string,
		from: readonly ImportState[],
		set: Parameters<typeof moveImport>[3],
	): Promise<void> {
		await require(id);
		if (await moveImport(db, id, from, set)) return;
		throw new ProblemError('conflict', say('problems.imports.goneOn'));
	}

	app.get('/api/admin/product-imports/:id', { config, schema: { hide: true, params: named } }, (request) =>
		answer(request.params.id, request),
	);

	app.get(
		'/api/admin/product-imports/:id/rows',
		{ config, schema: { hide: true, params: named, querystring: rowsQuery } },
		async (request) => {
			const { id } = await require(request.params.id);
			const { kind, page } = request.query;
			return { content: await loadImportRows(db, id, kind, page, request.locale) };
		},
	);

	// Excludes a row from what will be written, or includes it again.
	app.post(
		'/api/admin/product-imports/:id/excluded',
		{ config, schema: { hide: true, params: named, body: excludedBody } },
		async (request) => {
			const { id, state } = await require(request.params.id);
			const { row, isExcluded } = request.body;
			if (state !== 'ready' || !(await updateExcluded(db, id, row, isExcluded))) {
				throw new ProblemError('conflict', say('problems.imports.notWaiting'));
			}
			return answer(id, request);
		},
	);

	app.post(
		'/api/admin/product-imports/:id/apply',
		{ config, schema: { hide: true, params: named } },
		async (request) => {
			const { id } = request.params;
			const { chosen } = await countImportRows(db, (await require(id)).id);
			if (chosen === 0) throw new ProblemError('unprocessable', say('problems.imports.nothing'));
			const { id: staffId, name } = staffOf(request);
			await move(id, ['ready'], {
				state: 'applying',
				staff_id: staffId,
				staff_name: name,
				step_total: chosen,
				finished_at: '',
			});
			imports.notify();
			return answer(id, request);
		},
	);

	// A step in progress ends with its next slice; an import that is ready for review ends immediately.
	app.post(
		'/api/admin/product-imports/:id/cancel',
		{ config, schema: { hide: true, params: named } },
		async (request) => {
			const { id, state } = await require(request.params.id);
			if (isWorking(state) && state !== 'undoing') await move(id, [state], { is_ending: 1 });
			else {
				await move(id, ['ready'], { state: 'cancelled', finished_at: new Date().toISOString() });
				await deleteImportRows(db, id);
			}
			imports.notify();
			return answer(id, request);
		},
	);

	app.post(
		'/api/admin/product-imports/:id/undo',
		{ config, schema: { hide: true, params: named } },
		async (request) => {
			const { id } = request.params;
			const { written } = await countImportRows(db, (await require(id)).id);
			if (written === 0) throw new ProblemError('unprocessable', say('problems.imports.notWritten'));
			const { id: staffId, name } = staffOf(request);
			await move(id, ['done', 'stopped'], {
				state: 'undoing',
				staff_id: staffId,
				staff_name: name,
				step_total: written,
			});
			imports.notify();
			return answer(id, request);
		},
	);

	app.get(
		'/api/admin/product-imports/:id/failed-rows',
		{ config, schema: { hide: true, params: named } },
		async (request, reply) => {
			const stored = await require(request.params.id);
			return sendFile(reply, `failed-rows.${stored.format}`, exportFailedRows(db, stored, request.locale));
		},
	);

	app.get(
		'/api/admin/product-imports/:id/warnings.csv',
		{ config, schema: { hide: true, params: named } },
		async (request, reply) => {
			const { id } = await require(request.params.id);
			return sendFile(reply, 'warnings.csv', exportWarnings(db, id, request.locale));
		},
	);
}

/**
 * Decodes the file and stores its text in pieces until it is parsed.
 * @throws ProblemError invalid, if it is not text.
 */
async function storeFile(
	{ database: { db } }: ProductFilesServices,
	bytes: Buffer,
	name: string,
	staff: { id: string; name: string },
): Promise<string> {
	const id = randomUUID();
	let encoding: TextEncoding;
	try {
		encoding = requireEncoding(bytes);
	} catch (error) {
		throw error instanceof UnreadableFile ? unreadable(readIssue(error.message)) : error;
	}
	// Stored as cancelled until its text is complete, so that no process starts reading an incomplete file.
	await insertImport(db, {
		id,
		state: 'cancelled',
		file_name: toFileName(name),
		format: isJson(name, bytes) ? 'json' : 'csv',
		columns: '[]',
		unknown_columns: '[]',
		notes: JSON.stringify(encoding.note === undefined ? [] : [encoding.note]),
		warnings: '[]',
		error: '',
		step_done: 0,
		step_total: 0,
		claimed_by: '',
		claimed_until: '',
		is_ending: 0,
		staff_id: staff.id,
		staff_name: staff.name,
		created_at: new Date().toISOString(),
		finished_at: '',
	});
	try {
		let part = 0;
		let length = 0;
		for await (const piece of decodePieces(bytes, encoding)) {
			await insertImportText(db, id, part, hideNuls(piece));
			part += 1;
			length += piece.length;
		}
		await moveImport(db, id, ['cancelled'], { state: 'reading', step_total: length });
	} catch (error) {
		await deleteImport(db, id);
		throw error instanceof UnreadableFile ? unreadable(readIssue(error.message)) : error;
	}
	return id;
}

/** Decides by the file extension or, if that is inconclusive, by the start of the content. */
function isJson(name: string, bytes: Buffer): boolean {
	if (/\.json$/i.test(name)) return true;
	return !/\.(?:csv|tsv|txt)$/i.test(name) && /^\W{0,3}\s*[[{]/.test(bytes.toString('latin1', 0, 1000));
}

/** The file name without folders and invisible characters. */
function toFileName(name: string): string {
	const plain = name
		.toWellFormed()
		.replace(/[\p{Cc}\p{Cf}]/gu, '')
		.split(/[\\/]/)
		.at(-1);
	return plain?.trim().slice(0, 120) || 'gloves';
}

function unreadable(reason: Message | string): ProblemError {
	const message = say('problems.imports.file', { reason });
	return new ProblemError('invalid', message, [{ path: 'file', message }]);
}
