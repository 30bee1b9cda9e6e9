import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { normalisePartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { formatPriceSheetCsv } from '../../domain/pricing/price-sheet-csv.ts';
import { sendFile } from '../../platform/http/send-file.server.ts';
import { LOCALES, type Locale } from '../../platform/i18n/locale.ts';
import { localizedPath } from '../../platform/i18n/localized-path.ts';
import { say } from '../../platform/i18n/message.ts';
import { requireWithinLimit } from '../../platform/limits/rate-limit.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { logFailure } from '../../platform/process/failure-log.server.ts';
import { distributorOf } from '../frame/portal-guard.server.ts';
import type { PortalServices } from '../frame/portal-services.server.ts';
import { loadWholeSheet } from '../prices/portal-prices.server.ts';
import { openPicturePack } from './picture-pack.server.ts';
import { listCategoryGloves, listGlovePictures, slugOfCategory } from './portal-resources.server.ts';

/** Files generated for one person; each costs more than a page. */
const LIMIT = { name: 'distributor file', limit: 120, perSeconds: 3600 };
const fileNamed = z.object({ file: z.string().max(120) });

/** The names under which files are saved, without their extensions. */
const FILE_NAMES: Readonly<Record<Locale, Record<'prices' | 'pictures', (what: string) => string>>> = {
	en: { prices: (day) => `price-list-${day}`, pictures: (of) => `${of}-pictures` },
	fr: { prices: (day) => `liste-de-prix-${day}`, pictures: (of) => `photos-${of}` },
};

/**
 * A distributor's downloads: the price list as a spreadsheet and as a PDF, and packs of pictures. Each language has its
 * own addresses, so that a page's files are in the language of the page.
 */
export function addPortalFileRoutes(plain: FastifyInstance, services: PortalServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'distributor' } as const;
	const { catalogue } = services;
	const count = (who: string) => requireWithinLimit(services.database.db, { ...LIMIT, who });

	for (const locale of LOCALES) addFilesIn(locale);

	function addFilesIn(locale: Locale): void {
		const names = FILE_NAMES[locale];
		const pathOf = (path: string) => localizedPath(path, locale);
		const hidden = { config, schema: { hide: true } } as const;
		const named = { config, schema: { hide: true, params: fileNamed } } as const;

		app.get(pathOf('/distributor/price-list.csv'), hidden, async (request, reply) => {
			const distributor = distributorOf(request);
			await count(distributor.id);
			const sheet = await loadWholeSheet(services, distributor);
			return sendFile(reply, `${names.prices(sheet.date)}.csv`, formatPriceSheetCsv(sheet, locale));
		});

		app.get(pathOf('/distributor/price-list.pdf'), hidden, async (request, reply) => {
			const distributor = distributorOf(request);
			await count(distributor.id);
			const sheet = await loadWholeSheet(services, distributor);
			const { makePriceSheetPdf } = await import('../../documents/sheets/price-sheet-pdf.server.ts');
			const pdf = await makePriceSheetPdf(sheet, distributor.company.name, locale);
			return sendFile(reply, `${names.prices(sheet.date)}.pdf`, pdf, 'inline');
		});

		app.get(`${pathOf('/distributor/pictures')}/:file`, named, async (request, reply) => {
			const partNumber = normalisePartNumber(baseOf(request.params.file)) ?? '';
			if (!catalogue.index.hasProduct(partNumber)) throw missing();
			return sendPack(request, reply, names.pictures(partNumber), [partNumber]);
		});

		app.get(`${pathOf('/distributor/category-pictures')}/:file`, named, async (request, reply) => {
			const slug = baseOf(request.params.file);
			const category = listCategoryGloves(catalogue).get(slug);
			if (!category) throw missing();
			return sendPack(request, reply, names.pictures(slugOfCategory(category.name, locale)), category.gloves);
		});
	}

	async function sendPack(
		request: FastifyRequest,
		reply: FastifyReply,
		name: string,
		gloves: readonly string[],
	): Promise<FastifyReply> {
		await count(distributorOf(request).id);
		const entries = [];
		for (const partNumber of gloves) {
			const addresses = await listGlovePictures(catalogue, partNumber);
			entries.push(...addresses.map((address, at) => ({ address, name: `${partNumber}-${at + 1}` })));
		}
		if (entries.length === 0) throw missing();
		const pack = openPicturePack(services.pictures, entries, (err) =>
			logFailure(services.log, { requestId: request.id, err }, 'a pack of pictures broke off'),
		);
		return sendFile(reply, `${name}.zip`, pack);
	}
}

const missing = () => new ProblemError('not-found', say('distributorPortal.resourcesMissing'));

/** "xy300.zip" -> "xy300"; empty for any other name. */
function baseOf(file: string): string {
	return file.endsWith('.zip') ? file.slice(0, -'.zip'.length) : '';
}
