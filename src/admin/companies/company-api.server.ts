import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Company, StoredCompany } from '../../domain/companies/company.ts';
import {
	foundCompany,
	requireCompany,
	requireOwnCompany,
	saveCompany,
	toCompanyAnswer,
} from '../../domain/companies/company-commands.server.ts';
import { listPossibleDuplicates } from '../../domain/companies/company-duplicate-queries.server.ts';
import { loadCompanyList } from '../../domain/companies/company-list.server.ts';
import { COMPANIES_A_PAGE, COMPANY_CURSOR, COMPANY_SORTS } from '../../domain/companies/company-list.ts';
import {
	listCompanyKeys,
	listWholeCompanies,
	searchCompanies,
} from '../../domain/companies/company-list-queries.server.ts';
import { parseDunsNumber } from '../../domain/companies/company-number.ts';
import { parseCompany } from '../../domain/companies/company-schema.ts';
import { listCompanyTraits, listTraits } from '../../domain/companies/company-trait.ts';
import { parsePhoneNumber } from '../../domain/contact-details/phone-number.ts';
import { parseWebsite } from '../../domain/contact-details/website.ts';
import { eachPage, pageFields } from '../../platform/db/keyset.server.ts';
import { oneOf, searchField } from '../../platform/http/query-fields.ts';
import { isTagOfRecord, readRequestVersion } from '../../platform/http/version-match.server.ts';
import { LOCALES } from '../../platform/i18n/locale.ts';
import { say } from '../../platform/i18n/message.ts';
import { withIdempotency } from '../../platform/limits/idempotency.server.ts';
import { parseEmailAddress } from '../../platform/mail/email-address.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { formatVersionTag } from '../../platform/text/version-tag.ts';
import { changeBy, toIdempotentRequest } from '../frame/staff-change.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import { MAX_BULK } from '../kit/bulk/bulk-change.ts';
import { listFileParams, sendListFile } from '../kit/list/list-file.server.ts';
import { companyColumns } from './company-columns.ts';
import { mergeCompanies, previewMerge, undoMerge } from './merging/company-merging.server.ts';
import { loadTimeline } from './timeline/company-timeline.server.ts';
import { TIMELINE_A_PAGE, TIMELINE_CURSOR } from './timeline/company-timeline.ts';

const MAX_SEARCH = 10;
const searchQuery = z.object({
	q: searchField,
});
const filterQuery = searchQuery.extend({
	sort: oneOf(COMPANY_SORTS).default('name'),
	language: oneOf(LOCALES).optional(),
});
const listQuery = filterQuery.extend({
	...pageFields(COMPANY_CURSOR, COMPANIES_A_PAGE),
});
const timelineQuery = z.object(pageFields(TIMELINE_CURSOR, TIMELINE_A_PAGE));
const named = z.object({ company: z.string() });

const typed = z.string().max(300).default('');
const doublesBody = z.strictObject({
	operatingName: typed,
	legalName: typed,
	phone: typed,
	email: typed,
	website: typed,
	gstNumber: typed,
	taxId: typed,
	dunsNumber: typed,
	/** The company being edited; it is not its own duplicate. */
	exceptId: typed,
});

const version = z.number().int().min(1);
const mergeBody = z.strictObject({ version, mergedId: z.string().max(40), mergedVersion: version });
const undoBody = z.strictObject({ mergeId: z.string().max(40) });

/** Staff routes of the company pages. */
export function addCompanyRoutes(plain: FastifyInstance, services: StaffServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { db } = services.database;

	app.get('/api/admin/companies', { config, schema: { hide: true, querystring: listQuery } }, (request) => {
		const { q, sort, language, from, size } = request.query;
		return loadCompanyList(db, { text: q, sort, language }, { cursor: from, max: size });
	});

	app.get(
		'/api/admin/companies/ids',
		{ config, schema: { hide: true, querystring: filterQuery } },
		async ({ query: { q, sort, language } }) => ({
			content: await listCompanyKeys(db, { text: q, sort, language }, MAX_BULK),
		}),
	);

	app.get(
		'/api/admin/companies/export.:format',
		{ config, schema: { hide: true, params: listFileParams, querystring: filterQuery } },
		(request, reply) => {
			const { q, sort, language } = request.query;
			const pages = eachPage((page) => listWholeCompanies(db, { text: q, sort, language }, page));
			const table = companyColumns(services.timeZone);
			return sendListFile(request, reply, 'companies', table, pages, ({ companies }) => companies);
		},
	);

	app.post('/api/admin/companies', { config, schema: { hide: true } }, async (request, reply) => {
		const company = requireValid(request.body);
		const keyedRequest = toIdempotentRequest(request, 'POST /api/admin/companies', company);
		const { status, answer } = await withIdempotency(db, keyedRequest, async (transaction) => {
			const likelyDoubles = await listPossibleDuplicates(transaction, listCompanyTraits(company));
			const stored = await foundCompany(transaction, company, changeBy(request), services.companyLinks);
			return { status: 201, answer: { ...toCompanyAnswer(stored), likelyDoubles } };
		});
		return reply
			.code(status)
			.headers({ location: `/api/admin/companies/${answer.id}`, etag: tagOf(answer) })
			.send(answer);
	});

	app.get(
		'/api/admin/companies/search',
		{ config, schema: { hide: true, querystring: searchQuery } },
		async (request) => ({ content: await searchCompanies(db, request.query.q, MAX_SEARCH) }),
	);

	// Not a GET: the query contains people's names and phones, and URLs end up in logs.
	app.post(
		'/api/admin/companies/likely-doubles',
		{ config, schema: { hide: true, body: doublesBody } },
		async (request) => {
			const { exceptId, ...soFar } = request.body;
			const traits = listTraits({
				...soFar,
				phone: parsePhoneNumber(soFar.phone),
				email: parseEmailAddress(soFar.email),
				website: parseWebsite(soFar.website),
				dunsNumber: parseDunsNumber(soFar.dunsNumber),
			});
			return { content: await listPossibleDuplicates(db, traits, exceptId) };
		},
	);

	app.get(
		'/api/admin/companies/:company',
		{ config, schema: { hide: true, params: named } },
		async (request, reply) => sendCompany(reply, await requireCompany(db, request.params.company)),
	);

	app.get(
		'/api/admin/companies/:company/timeline',
		{ config, schema: { hide: true, params: named, querystring: timelineQuery } },
		async (request) => {
			const { id } = await requireCompany(db, request.params.company);
			const { from: cursor, size: max } = request.query;
			return loadTimeline(db, id, { cursor, max }, request.locale);
		},
	);

	app.put(
		'/api/admin/companies/:company',
		{ config, schema: { hide: true, params: named } },
		async (request, reply) => {
			const company = requireValid(request.body);
			const stored = await db.transaction().execute(async (transaction) => {
				const { id } = await requireOwnCompany(transaction, request.params.company);
				const version = readCompanyVersion(request, id);
				return saveCompany(transaction, { id, version, company }, changeBy(request));
			});
			return sendCompany(reply, stored);
		},
	);

	app.get(
		'/api/admin/companies/:company/merge',
		{ config, schema: { hide: true, params: named, querystring: z.object({ with: z.string().max(200) }) } },
		async (request) => {
			const { remaining, merged, plan } = await previewMerge(db, request.params.company, request.query.with);
			const links = await Promise.all(
				services.companyLinks.map(async ({ kind, count }) => ({ kind, count: await count([merged.id]) })),
			);
			const { company: _, ...changes } = plan;
			return { kept: toCompanyAnswer(remaining), merged: toCompanyAnswer(merged), changes, links };
		},
	);

	app.post(
		'/api/admin/companies/:company/merge',
		{ config, schema: { hide: true, params: named, body: mergeBody } },
		async (request, reply) => {
			const { version, mergedId, mergedVersion } = request.body;
			const params = {
				remaining: { id: request.params.company, version },
				merged: { id: mergedId, version: mergedVersion },
			};
			const { company, mergeId } = await db
				.transaction()
				.execute((transaction) => mergeCompanies(transaction, params, changeBy(request)));
			return reply.header('etag', tagOf(company)).send({ company: toCompanyAnswer(company), mergeId });
		},
	);

	app.post(
		'/api/admin/companies/:company/merge/undo',
		{ config, schema: { hide: true, params: named, body: undoBody } },
		async (request) => {
			const params = { remainingId: request.params.company, mergeId: request.body.mergeId };
			const { merged, restored } = await db
				.transaction()
				.execute((transaction) => undoMerge(transaction, params, changeBy(request)));
			return { merged: toCompanyAnswer(merged), restored };
		},
	);
}

/**
 * The version on which a change of this company is based. Names can pass to another company, so under a name, a bare
 * version number is ambiguous unless the body contains the company's id.
 */
function readCompanyVersion(request: FastifyRequest<{ Params: { company: string } }>, id: string): number {
	const { id: bodyId } = request.body as { id?: unknown };
	const version = readRequestVersion(request, { kind: 'company', id });
	// A body based on another company is stale here, whatever its version number.
	if (bodyId !== undefined && bodyId !== id) return 0;
	if (request.params.company === id || bodyId === id || isTagOfRecord(request.headers['if-match']))
		return version;
	throw new ProblemError('version-missing', say('problems.requests.etagMissing'));
}

function tagOf({ id, version }: Pick<StoredCompany, 'id' | 'version'>): string {
	return formatVersionTag({ kind: 'company', id }, version);
}

function requireValid(body: unknown): Company {
	const parsed = parseCompany(body);
	if ('company' in parsed) return parsed.company;
	throw new ProblemError('invalid', undefined, parsed.errors);
}

function sendCompany(reply: FastifyReply, company: StoredCompany): FastifyReply {
	return reply
		.headers({
			etag: tagOf(company),
			'content-location': `/api/admin/companies/${company.id}`,
		})
		.send(toCompanyAnswer(company));
}
