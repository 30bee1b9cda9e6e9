import type { FastifyInstance } from 'fastify';
import { toProductView } from '../product-page/product-view.ts';
import { ProblemError } from '../server/problem.server.ts';
import { readProductInput } from './product-input.ts';

/** A glove's page of what is typed and not saved. */
export function addProductPreviewRoute(app: FastifyInstance): void {
	app.post(
		'/api/admin/products/preview',
		{ config: { access: 'staff' }, schema: { hide: true } },
		(request) => {
			const read = readProductInput(request.body);
			if (!read.ok) throw new ProblemError('invalid', undefined, read.faults);
			return toProductView(read.input.product, []);
		},
	);
}
