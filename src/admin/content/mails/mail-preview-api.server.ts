import type { FastifyInstance } from 'fastify';
import { mailBrand } from '../../../domain/mail-texts/mail-brand.server.ts';
import { findMailName } from '../../../domain/mail-texts/mail-texts.ts';
import { mailSchema } from '../../../domain/mail-texts/mail-texts-schema.ts';
import { LOCALES } from '../../../platform/i18n/locale.ts';
import { ProblemError } from '../../../platform/problems/problem.server.ts';
import { readBody } from '../../frame/staff-change.server.ts';
import { staffOf } from '../../frame/staff-guard.server.ts';
import type { StaffServices } from '../../frame/staff-services.server.ts';
import { showMail } from '../../kit/mail-preview/shown-mail.ts';
import { composeExample } from './mail-example.server.ts';
import { findNewestRecords } from './mail-example-queries.server.ts';

/** `POST /api/admin/mail-previews/:mail`: a mail in both languages with the texts sent, which are stored nowhere. */
export function addMailPreviewRoute(
	app: FastifyInstance,
	{ database: { db }, catalogue, publicUrl }: StaffServices,
): void {
	app.post(
		'/api/admin/mail-previews/:mail',
		{ config: { access: 'staff' }, schema: { hide: true } },
		async (request) => {
			const name = findMailName((request.params as { mail: string }).mail);
			if (!name) throw new ProblemError('not-found');
			const mail = readBody(mailSchema(name), request.body);
			const newest = await findNewestRecords(db);
			const words = { mail, staffName: staffOf(request).name, brand: mailBrand(publicUrl, catalogue) };
			return Object.fromEntries(
				LOCALES.map((locale) => [locale, showMail(composeExample(name, locale, words, newest))]),
			);
		},
	);
}
