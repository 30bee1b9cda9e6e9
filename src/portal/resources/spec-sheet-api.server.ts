import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { DistributorPictures } from '../../documents/sheets/picture-source.server.ts';
import { SPEC_SHEET_NAMES, specSheetPath } from '../../documents/sheets/spec-sheet-path.ts';
import type { SheetPicture } from '../../documents/sheets/spec-sheet-pdf.server.ts';
import { todayIn } from '../../domain/calendar-date/calendar-date.ts';
import { normalisePartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import { LANGUAGE_TAGS, LOCALES, type Locale } from '../../platform/i18n/locale.ts';
import { localizedPath } from '../../platform/i18n/localized-path.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { logFailure } from '../../platform/process/failure-log.server.ts';
import type { Log } from '../../platform/process/log.server.ts';
import { toPictureSources } from '../../platform/storage/picture-sources.ts';

export type SpecSheetServices = {
	catalogue: LiveCatalogue;
	pictures: DistributorPictures;
	publicUrl: string;
	timeZone: string;
	log: Log;
};

/** The name under which a sheet is saved. */
const FILE_NAMES: Readonly<Record<Locale, (partNumber: string) => string>> = {
	en: (partNumber) => `${partNumber}-spec-sheet.pdf`,
	fr: (partNumber) => `fiche-technique-${partNumber}.pdf`,
};

/** Max. cached sheets of some 40 kB each; the least recently used are evicted. */
const MAX_CACHED = 150;
const PICTURE_PIXELS = 560;

type CachedPdf = { pdf: Buffer; etag: string };

/**
 * `GET /products/{partNumber}/spec-sheet.pdf`, and `/fr/produits/{partNumber}/fiche-technique.pdf` in French: a sheet is
 * generated once for each state of its glove, each day and language, and one at a time, so that a crawler fetching all
 * of them does not slow down the site.
 */
export function addSpecSheetRoutes(plain: FastifyInstance, services: SpecSheetServices): void {
	const { catalogue } = services;
	const cache = new Map<string, Promise<CachedPdf>>();
	let last: Promise<unknown> = Promise.resolve();

	async function make(partNumber: string, made: string, locale: Locale): Promise<CachedPdf> {
		const product = await catalogue.findProduct(partNumber);
		if (!product) throw new ProblemError('not-found');
		const picture = await readPicture(services, product.pictures);
		const address = services.publicUrl + localizedPath(`/products/${partNumber}`, locale);
		const { makeSpecSheetPdf } = await import('../../documents/sheets/spec-sheet-pdf.server.ts');
		const pdf = await makeSpecSheetPdf(product, { made, address, picture, locale });
		return { pdf, etag: `"${createHash('sha256').update(pdf).digest('base64url').slice(0, 22)}"` };
	}

	function find(partNumber: string, state: string, made: string, locale: Locale): Promise<CachedPdf> {
		const key = `${state} ${made} ${locale}`;
		const before = cache.get(key);
		cache.delete(key);
		const sheet = before ?? last.then(() => make(partNumber, made, locale));
		if (!before) {
			last = sheet.catch(() => undefined);
			sheet.catch(() => cache.delete(key));
		}
		cache.set(key, sheet);
		const [oldest] = cache.keys();
		if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
		return sheet;
	}

	const app = plain.withTypeProvider<ZodTypeProvider>();
	for (const locale of LOCALES) {
		app.get(
			`${localizedPath('/products', locale)}/:partNumber/${SPEC_SHEET_NAMES[locale]}`,
			{
				config: { access: 'visitor' },
				schema: { hide: true, params: z.object({ partNumber: z.string().max(200) }) },
			},
			async (request, reply) => {
				const partNumber = normalisePartNumber(request.params.partNumber) ?? '';
				const document = await catalogue.findDocument(partNumber);
				const moved = document ? undefined : catalogue.findMoved(partNumber);
				if (moved !== undefined && catalogue.index.hasProduct(moved)) {
					return reply.redirect(specSheetPath(moved, locale), 301);
				}
				if (!document) throw new ProblemError('not-found', say('problems.catalogue.noSuch'));
				const made = todayIn(services.timeZone, new Date());
				const { pdf, etag } = await find(partNumber, document.etag, made, locale);
				reply.headers({
					etag,
					'cache-control': 'public, max-age=0, must-revalidate',
					'content-disposition': `inline; filename="${FILE_NAMES[locale](partNumber)}"`,
					'content-language': LANGUAGE_TAGS[locale],
					// Search engines should index the glove's page instead.
					'x-robots-tag': 'noindex',
				});
				if (request.headers['if-none-match'] === etag) return reply.code(304).send();
				return reply.type('application/pdf').send(pdf);
			},
		);
	}
}

/** The first picture of this glove, as the PDF library takes it; drawn placeholders show no particular glove. */
async function readPicture(
	{ pictures, log }: SpecSheetServices,
	addresses: readonly string[],
): Promise<SheetPicture | undefined> {
	const address = addresses.find((one) => toPictureSources(one).avif !== undefined);
	if (address === undefined) return undefined;
	try {
		const file = await pictures.open(address);
		if (!file) return undefined;
		const chunks: Buffer[] = [];
		for await (const chunk of file.body) chunks.push(chunk as Buffer);
		const { default: sharp } = await import('sharp');
		const size = { width: PICTURE_PIXELS, height: PICTURE_PIXELS, fit: 'inside' } as const;
		return { jpeg: await sharp(Buffer.concat(chunks)).resize(size).jpeg({ quality: 82 }).toBuffer() };
	} catch (err) {
		// A sheet is still useful without its picture.
		logFailure(log, { err, address }, 'the picture of a spec sheet could not be read');
		return undefined;
	}
}
