import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { LABEL_PAPER_IDS } from '../../../documents/labels/label-paper.ts';
import { recordAudit } from '../../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { oneOf } from '../../../platform/http/query-fields.ts';
import { issueOf, say } from '../../../platform/i18n/message.ts';
import { ProblemError } from '../../../platform/problems/problem.server.ts';
import { typedText } from '../../../platform/text/typed-text.ts';
import { changeBy } from '../../frame/staff-change.server.ts';
import type { StaffServices } from '../../frame/staff-services.server.ts';
import { PRINTER_LIMITS, PRINTERS_API, type Printer } from './printer.ts';
import {
	countPrinters,
	deletePrinter,
	findPrinter,
	listPrinters,
	upsertPrinter,
} from './printer-queries.server.ts';
import { clampOffset, MAX_OFFSET_MM } from './printer-setting.ts';

const OFFSET = issueOf('labels.printers.offset', { most: MAX_OFFSET_MM });
const offset = z.number(OFFSET).min(-MAX_OFFSET_MM, OFFSET).max(MAX_OFFSET_MM, OFFSET).transform(clampOffset);
const body = z.strictObject({
	name: typedText({ max: PRINTER_LIMITS.name, required: issueOf('labels.printers.giveName') }),
	paper: oneOf(LABEL_PAPER_IDS),
	right: offset,
	down: offset,
});
const named = z.object({ id: z.string().max(40) });

/** Staff routes for the label printers of the house. Of two people who change one, the last one's setting holds. */
export function addPrinterRoutes(plain: FastifyInstance, { database: { db } }: StaffServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;

	app.get(PRINTERS_API, { config, schema: { hide: true } }, async () => ({
		content: await listPrinters(db),
	}));

	app.post(PRINTERS_API, { config, schema: { hide: true, body } }, async (request, reply) => {
		const printer = { id: randomUUID(), ...request.body };
		await db.transaction().execute(async (transaction) => {
			if ((await countPrinters(transaction)) >= PRINTER_LIMITS.printers) {
				const most = PRINTER_LIMITS.printers;
				throw new ProblemError('conflict', say('labels.printers.full', { most }));
			}
			await store(transaction, request, printer, undefined);
		});
		return reply.code(201).send(printer);
	});

	app.put(`${PRINTERS_API}/:id`, { config, schema: { hide: true, params: named, body } }, async (request) => {
		const printer = { id: request.params.id, ...request.body };
		await db.transaction().execute(async (transaction) => {
			await store(transaction, request, printer, await requirePrinter(transaction, printer.id));
		});
		return printer;
	});

	app.delete(
		`${PRINTERS_API}/:id`,
		{ config, schema: { hide: true, params: named } },
		async (request, reply) => {
			await db.transaction().execute(async (transaction) => {
				const before = await requirePrinter(transaction, request.params.id);
				await deletePrinter(transaction, before.id);
				await record(transaction, request, 'deleted', before, { before });
			});
			return reply.code(204).send();
		},
	);
}

async function requirePrinter(db: DatabaseLike, id: string): Promise<Printer> {
	const printer = await findPrinter(db, id);
	if (!printer) throw new ProblemError('not-found', say('labels.printers.none'));
	return printer;
}

async function store(
	transaction: DatabaseLike,
	request: FastifyRequest,
	printer: Printer,
	before: Printer | undefined,
): Promise<void> {
	if (!(await upsertPrinter(transaction, printer))) {
		const message = say('labels.printers.taken', { name: printer.name });
		throw new ProblemError('invalid', undefined, [{ path: 'name', message }]);
	}
	await record(transaction, request, before ? 'changed' : 'added', printer, { before, after: printer });
}

function record(
	transaction: DatabaseLike,
	request: FastifyRequest,
	verb: 'added' | 'changed' | 'deleted',
	{ id, name }: Printer,
	{ before, after }: { before?: Printer | undefined; after?: Printer },
): Promise<void> {
	const { actor, requestId, now } = changeBy(request);
	const subject = { kind: 'labelPrinter', id, name };
	const values = (printer: Printer | undefined) =>
		printer && { paper: printer.paper, right: printer.right, down: printer.down };
	const entry = { actor, requestId, action: `labelPrinter.${verb}`, subject };
	return recordAudit(transaction, { ...entry, before: values(before), after: values(after) }, now);
}
