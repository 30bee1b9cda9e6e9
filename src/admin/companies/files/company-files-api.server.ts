import type { FastifyInstance } from 'fastify';
import { requireOwnCompany } from '../../../domain/companies/company-commands.server.ts';
import {
	COMPANY_FILE_LIMITS,
	COMPANY_FILE_TYPES,
	cleanFileName,
	findFileError,
} from '../../../domain/companies/company-file.ts';
import {
	findCompanyFile,
	hasTooManyFiles,
	readCompanyFile,
	storeCompanyFile,
} from '../../../domain/companies/company-file-queries.server.ts';
import { listCompanyIds } from '../../../domain/companies/company-queries.server.ts';
import { recordAudit } from '../../../platform/audit/audit-entry-queries.server.ts';
import { acceptRawFile } from '../../../platform/http/raw-file.server.ts';
import { sendUpload } from '../../../platform/http/send-file.server.ts';
import { say } from '../../../platform/i18n/message.ts';
import { requireWithinLimit } from '../../../platform/limits/rate-limit.server.ts';
import { ProblemError } from '../../../platform/problems/problem.server.ts';
import { changeBy } from '../../frame/staff-change.server.ts';
import type { StaffServices } from '../../frame/staff-services.server.ts';

const FILES_AN_HOUR = 300;

/** Staff routes for the files of a company. Visitors and distributors reach none of them. */
export function addCompanyFileRoutes(app: FastifyInstance, services: StaffServices): void {
	const { db } = services.database;
	const options = { config: { access: 'staff' }, schema: { hide: true } } as const;

	app.register(async (scope) => {
		acceptRawFile(scope);
		scope.setErrorHandler((error: Error & { code?: string }) => {
			throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge() : error;
		});
		scope.post<{ Params: { company: string }; Querystring: { name?: unknown } }>(
			'/api/admin/companies/:company/files',
			{ ...options, bodyLimit: COMPANY_FILE_LIMITS.bytes },
			async (request, reply) => {
				const change = changeBy(request);
				const name = cleanFileName(String(request.query.name ?? ''));
				if (name === undefined) throw refused('name', 'name');
				const { body } = request;
				if (!Buffer.isBuffer(body) || body.length === 0) throw refused('file', 'empty');
				const error = findFileError(name, body);
				if (error) throw refused('file', error);
				await requireWithinLimit(db, {
					name: 'company-file',
					who: change.actor.id ?? '',
					limit: FILES_AN_HOUR,
					perSeconds: 3600,
				});
				const { file, isNew } = await db.transaction().execute(async (transaction) => {
					const { id: companyId, operatingName } = await requireOwnCompany(
						transaction,
						request.params.company,
					);
					const stored = { companyId, name, bytes: body, by: change.actor.name };
					const found = await storeCompanyFile(transaction, stored, change.now);
					if (!found.isNew) return found;
					// With this one; the error takes it back.
					if (await hasTooManyFiles(transaction, await listCompanyIds(transaction, companyId)))
						throw new ProblemError(
							'conflict',
							say('companies.files.full', { most: COMPANY_FILE_LIMITS.perCompany }),
						);
					const subject = { kind: 'companyFile', id: found.file.id, name };
					const after = { operatingName };
					await recordAudit(
						transaction,
						{ ...change, action: 'companyFile.added', subject, after },
						change.now,
					);
					return found;
				});
				return reply.code(isNew ? 201 : 200).send(file);
			},
		);
	});

	app.get<{ Params: { file: string } }>('/api/admin/company-files/:file', options, async (request, reply) => {
		const file = await findCompanyFile(db, request.params.file);
		if (!file) throw new ProblemError('not-found', say('companies.files.gone'));
		return sendUpload(reply, file, readCompanyFile(db, file));
	});
}

function refused(path: 'name' | 'file', reason: 'name' | 'empty' | 'type' | 'content'): ProblemError {
	const message = say(`companies.files.refused.${reason}`, { types: COMPANY_FILE_TYPES.join(', ') });
	return new ProblemError('invalid', undefined, [{ path, message }]);
}

function tooLarge(): ProblemError {
	const message = say('companies.files.refused.size', { megabytes: COMPANY_FILE_LIMITS.bytes / 1024 / 1024 });
	return new ProblemError('too-large', message, [{ path: 'file', message }]);
}
