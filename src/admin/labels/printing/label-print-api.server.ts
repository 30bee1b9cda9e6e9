import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { LABEL_PAPER_IDS, PACKING_PAPER } from '../../../documents/labels/label-paper.ts';
import { ZPL_DENSITIES } from '../../../documents/labels/label-zpl.ts';
import { LABEL_LIMITS, PRINT_KINDS } from '../../../domain/labels/label.ts';
import { recordPrint, requirePrintable } from '../../../domain/labels/label-commands.server.ts';
import { oneOf } from '../../../platform/http/query-fields.ts';
import { sendFile } from '../../../platform/http/send-file.server.ts';
import { issueOf } from '../../../platform/i18n/message.ts';
import { changeBy } from '../../frame/staff-change.server.ts';
import type { StaffServices } from '../../frame/staff-services.server.ts';
import { labelFileName, packingFileName } from '../label-file-name.ts';
import {
	makeLabelsPdf,
	makeLabelsZpl,
	makePackingPdf,
	refuseTooMuchPacking,
	refuseTooMuchPaper,
	toStoredSheet,
} from './label-prints.server.ts';
import type { PrintAnswer } from './print-answer.ts';

const limitedTo = (limit: number) =>
	z.coerce
		.number()
		.int()
		.min(1)
		.max(limit, issueOf('validation.atMost', { most: limit }))
		.default(1);
const settingFields = {
	paper: oneOf(LABEL_PAPER_IDS).default('4x6'),
	copies: limitedTo(LABEL_LIMITS.copies),
	cartons: limitedTo(LABEL_LIMITS.cartons),
};
const ids = z
	.array(z.number().int().min(1).max(999_999_999), { error: issueOf('validation.labelNumbers') })
	.min(1, issueOf('validation.pickLabel'))
	.max(LABEL_LIMITS.batch, issueOf('validation.atMostLabels', { most: LABEL_LIMITS.batch }))
	.refine((numbers) => new Set(numbers).size === numbers.length, issueOf('validation.labelTwice'));
const printBody = z.strictObject({
	ids,
	kind: oneOf(PRINT_KINDS).default('label'),
	...settingFields,
});
const listedIds = z
	.string(issueOf('validation.listedLabels'))
	.transform((text) => (text === '' ? [] : text.split(',').map(Number)))
	.pipe(ids);
const packingQuery = z.object({ ids: listedIds, copies: settingFields.copies });
const fileQuery = z.object({
	ids: listedIds,
	...settingFields,
	skipped: z.coerce.number().int().min(0).max(3).default(0),
	density: z
		.enum(ZPL_DENSITIES.map(String) as [string, string], issueOf('validation.dots'))
		.default('8')
		.transform((text) => (text === '12' ? 12 : 8)),
});
/** The routes that print labels and packing lists, all for staff. */
export function addLabelPrintRoutes(plain: FastifyInstance, db: StaffServices['database']['db']): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;

	app.post(
		'/api/admin/labels/prints',
		{ config, schema: { hide: true, body: printBody } },
		async (request, reply) => {
			const { ids, kind, copies } = request.body;
			const found = await requirePrintable(db, ids);
			if (kind === 'label') refuseTooMuchPaper(found, request.body);
			else refuseTooMuchPacking(found, copies);
			// There is one packing list for the whole order, on its own paper.
			const print =
				kind === 'label' ? request.body : { ids, kind, copies, cartons: 1, paper: PACKING_PAPER.id };
			const labels = await db
				.transaction()
				.execute((transaction) => recordPrint(transaction, print, changeBy(request)));
			const sheets = await Promise.all(labels.map((label) => toStoredSheet(label)));
			return reply.code(201).send({ labels, sheets } satisfies PrintAnswer);
		},
	);

	app.get(
		'/api/admin/labels/sheet.pdf',
		{ config, schema: { hide: true, querystring: fileQuery } },
		async (request, reply) => {
			const { ids, ...settings } = request.query;
			const labels = await requirePrintable(db, ids);
			refuseTooMuchPaper(labels, settings);
			const pdf = await makeLabelsPdf(labels, settings);
			return sendFile(reply, `${labelFileName(ids, request.locale)}.pdf`, pdf);
		},
	);

	app.get(
		'/api/admin/labels/packing-list.pdf',
		{ config, schema: { hide: true, querystring: packingQuery } },
		async (request, reply) => {
			const { ids, copies } = request.query;
			const labels = await requirePrintable(db, ids);
			refuseTooMuchPacking(labels, copies);
			const pdf = await makePackingPdf(labels, copies);
			return sendFile(reply, `${packingFileName(ids, request.locale)}.pdf`, pdf);
		},
	);

	app.get(
		'/api/admin/labels/sheet.zpl',
		{ config, schema: { hide: true, querystring: fileQuery } },
		async (request, reply) => {
			const { ids, density, ...settings } = request.query;
			const labels = await requirePrintable(db, ids);
			refuseTooMuchPaper(labels, settings);
			const zpl = await makeLabelsZpl(labels, settings, density);
			return sendFile(reply, `${labelFileName(ids, request.locale)}.zpl`, zpl);
		},
	);
}
