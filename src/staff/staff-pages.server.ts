import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageCsp, SECURITY_HEADERS } from '../server/security-headers.server.ts';
import { STAFF_HEADERS } from './staff-guard.server.ts';
import type { StaffPage } from './staff-page-context.ts';
import type { StaffServices } from './staff-services.server.ts';
import { findSignedIn } from './staff-session.server.ts';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

export type StaffPagesOptions = {
	services: StaffServices;
	render: (request: Request, page: StaffPage) => Promise<Response>;
	/** Off in development, where Vite writes style elements and opens a socket. */
	withPolicy: boolean;
	extraHeaders: Readonly<Record<string, string>>;
};

/** The pages below /admin: guarded, rendered for each request, kept by nobody. */
export function addStaffPages(app: FastifyInstance, options: StaffPagesOptions): void {
	const { services } = options;

	async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		const staff = request.staff ?? (await findSignedIn(services, request));
		const response = await options.render(new Request(`${services.publicUrl}${request.url}`), {
			services,
			staff,
			requestId: request.id,
		});
		const body = Buffer.from(await response.arrayBuffer());
		reply.code(response.status);
		for (const [name, value] of response.headers) reply.header(name, value);
		reply.headers({ ...SECURITY_HEADERS, ...options.extraHeaders, ...STAFF_HEADERS });
		if (response.headers.get('content-type')?.startsWith('text/html')) {
			if (options.withPolicy) reply.header('content-security-policy', pageCsp(hashScripts(body.toString())));
			else reply.removeHeader('content-security-policy');
		}
		return reply.send(body);
	}

	const open = { config: { access: 'visitor' }, schema: { hide: true } } as const;
	const guarded = { config: { access: 'staff' }, schema: { hide: true } } as const;
	for (const path of ['/admin/login', '/admin/login/invitation']) {
		app.get(path, open, answer);
		app.get(`${path}.data`, open, answer);
	}
	for (const path of ['/admin', '/admin.data', '/admin/*']) app.get(path, guarded, answer);
}

/** SHA-256 in base64 of each inline script. */
function hashScripts(html: string): string[] {
	const hashes = [...html.matchAll(INLINE_SCRIPT)].map((match) =>
		createHash('sha256')
			.update(match[1] ?? '')
			.digest('base64'),
	);
	return [...new Set(hashes)];
}
