import type { FastifyInstance } from 'fastify';
import { readProductInput } from '../../admin/products/form/product-input.ts';
import { DEFAULT_LOCALE } from '../../platform/i18n/locale.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { toProductView } from '../../site/product-page/product-view.ts';

/** Previews a glove's page from unsaved form data. */
export function addProductPreviewRoute(app: FastifyInstance): void {
	app.post(
		'/api/admin/products/preview',
		{ config: { access: 'staff' }, schema: { hide: true } },
		(request) => {
			const read = readProductInput(request.body);
			if (!read.ok) throw new ProblemError('invalid', undefined, read.errors);
			return toProductView(read.input.product, [], DEFAULT_LOCALE);
		},
	);
}
