import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { normalisePartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { formatPriceSheetCsv } from '../../domain/pricing/price-sheet-csv.ts';
import { sendFile } from '../../platform/http/send-file.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { requireWithinLimit } from '../../platform/limits/rate-limit.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { logFailure } from '../../platform/process/failure-log.server.ts';
import { distributorOf } from '../frame/portal-guard.server.ts';
import type { PortalServices } from '../frame/portal-services.server.ts';
import { loadWholeSheet } from '../prices/portal-prices.server.ts';
import { openPicturePack } from './picture-pack.server.ts';
import { listCategoryGloves, listGlovePictures } from './portal-resources.server.ts';

/** Files generated for one person; each costs more than a page. */
const LIMIT = { name: 'distributor file', most: 120, perSeconds: 3600 };
const fileNamed = z.object({ file: z.string().max(120) });

/** A distributor's downloads: the price list as a spreadsheet and as a PDF, and packs of pictures. */
export function addPortalFileRoutes(plain: FastifyInstance, services: PortalServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'distributor' } as const;
	const { catalogue } = services;
	const count = (who: string) => requireWithinLimit(services.database.db, { ...LIMIT, who });

	app.get('/distributor/price-list.csv', { config, schema: { hide: true } }, async (request, reply) => {
		const distributor = distributorOf(request);
		await count(distributor.id);
		const sheet = await loadWholeSheet(services, distributor);
		return sendFile(reply, `price-list-${sheet.date}.csv`, formatPriceSheetCsv(sheet));
	});

	app.get('/distributor/price-list.pdf', { config, schema: { hide: true } }, async (request, reply) => {
		const distributor = distributorOf(request);
		await count(distributor.id);
		const sheet = await loadWholeSheet(services, distributor);
		const { makePriceSheetPdf } = await import('../../documents/sheets/price-sheet-pdf.server.ts');
		const pdf = await makePriceSheetPdf(sheet, distributor.company.name, request.locale);
		return sendFile(reply, `price-list-${sheet.date}.pdf`, pdf, 'inline');
	});

	app.get(
		'/distributor/pictures/:file',
		{ config, schema: { hide: true, params: fileNamed } },
		async (request, reply) => {
			const partNumber = normalisePartNumber(baseOf(request.params.file)) ?? '';
			if (!catalogue.index.hasProduct(partNumber)) throw missing();
			return sendPack(request.id, distributorOf(request).id, reply, partNumber, [partNumber]);
		},
	);

	app.get(
		'/distributor/category-pictures/:file',
		{ config, schema: { hide: true, params: fileNamed } },
		async (request, reply) => {
			const slug = baseOf(request.params.file);
			const category = listCategoryGloves(catalogue).get(slug);
			if (!category) throw missing();
			return sendPack(request.id, distributorOf(request).id, reply, slug, category.gloves);
		},
	);

	async function sendPack(
		requestId: string,
		personId: string,
		reply: FastifyReply,
		name: string,
		gloves: readonly string[],
	): Promise<FastifyReply> {
		await count(personId);
		const entries = [];
		for (const partNumber of gloves) {
			const addresses = await listGlovePictures(catalogue, partNumber);
			entries.push(...addresses.map((address, at) => ({ address, name: `${partNumber}-${at + 1}` })));
		}
		if (entries.length === 0) throw missing();
		const pack = openPicturePack(services.pictures, entries, (err) =>
			logFailure(services.log, { requestId, err }, 'a pack of pictures broke off'),
		);
		return sendFile(reply, `${name}-pictures.zip`, pack);
	}
}

const missing = () => new ProblemError('not-found', say('distributorPortal.resourcesMissing'));

/** "xy300.zip" -> "xy300"; empty for any other name. */
function baseOf(file: string): string {
	return file.endsWith('.zip') ? file.slice(0, -'.zip'.length) : '';
}
