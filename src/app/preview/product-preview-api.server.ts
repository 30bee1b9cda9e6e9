import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readProductInput } from '../../admin/products/form/product-input.ts';
import { oneOf } from '../../platform/http/query-fields.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../platform/i18n/locale.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { toProductView } from '../../site/product-page/product-view.ts';

const inLanguage = z.object({ lang: oneOf(LOCALES).default(DEFAULT_LOCALE) });

/** Previews a glove's page from unsaved form data, in the language that `lang` names. */
export function addProductPreviewRoute(plain: FastifyInstance): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	app.post(
		'/api/admin/products/preview',
		{ config: { access: 'staff' }, schema: { hide: true, querystring: inLanguage } },
		(request) => {
			const read = readProductInput(request.body);
			if (!read.ok) throw new ProblemError('invalid', undefined, read.errors);
			return toProductView(read.input.product, [], request.query.lang);
		},
	);
}
