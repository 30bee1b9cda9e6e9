import { expect, test } from 'vitest';
import { openTestSite } from '../../testing/test-site.ts';

test('the document names every public API route, and no other', async () => {
	const { app } = await openTestSite({ products: [] });
	const document = (await app.inject('/api/openapi.json')).json();
	const documented = Object.entries<Record<string, unknown>>(document.paths)
		.flatMap(([path, operations]) =>
			Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
		)
		.sort();
	const routed = app.routeTable
		.filter(({ url, method }) => url.startsWith('/api/') && method !== 'HEAD')
		// Routes of the back-office and the portal, and their sign-ins, are not public API.
		.filter(({ url, access }) => access === 'visitor' && !/^\/api\/(?:user|distributor)\//.test(url))
		.filter(({ url }) => !['/api/openapi.json', '/api/*'].includes(url) && !url.startsWith('/api/docs'))
		.map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`)
		.sort();
	expect(documented).toEqual(routed);
	expect(documented).toContain('GET /api/products/{partNumber}');
});

test('every documented error response has the common error shape', async () => {
	const { app } = await openTestSite({ products: [] });
	const document = (await app.inject('/api/openapi.json')).json();
	expect(document.components.schemas.Problem.properties).toHaveProperty('requestId');
	for (const operations of Object.values<Record<string, { responses: Record<string, unknown> }>>(
		document.paths,
	)) {
		for (const operation of Object.values(operations)) {
			expect(JSON.stringify(operation.responses['400'])).toContain('#/components/schemas/Problem');
		}
	}
});

test('the document can be viewed as a page whose scripts its own policy allows', async () => {
	const { app } = await openTestSite({ products: [] });
	const page = await app.inject('/api/docs/');
	expect(page.statusCode).toBe(200);
	expect(page.headers['content-type']).toContain('text/html');
	expect(page.headers['content-security-policy']).toContain("script-src 'self'");
});
