import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pickLocale } from '../../platform/i18n/accepted-language.ts';
import { MAIL_STYLES } from '../../platform/mail/compose-mail.ts';
import { sendPrivatePage } from '../../platform/pages/private-page.server.ts';
import { findSignedIn } from '../accounts/sign-in/staff-session.server.ts';
import { inScheme } from '../kit/mail-preview/shown-mail.ts';
import { STAFF_HEADERS } from './staff-guard.server.ts';
import type { StaffPage } from './staff-page-context.ts';
import type { StaffServices } from './staff-services.server.ts';

export type StaffPagesOptions = {
	services: StaffServices;
	render: (request: Request, page: StaffPage) => Promise<Response>;
	/** False in development, where Vite writes style elements and opens a WebSocket. */
	withPolicy: boolean;
};

/** Of the style element in previews of mails. */
const MAIL_STYLE_HASHES = (['light', 'dark'] as const).map((scheme) =>
	createHash('sha256').update(inScheme(MAIL_STYLES, scheme)).digest('base64'),
);

/** The pages below /admin: guarded, rendered for each request, never cached. */
export function addStaffPages(app: FastifyInstance, options: StaffPagesOptions): void {
	const { services } = options;

	async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		const staff = request.staff ?? (await findSignedIn(services, request));
		const response = await options.render(new Request(`${services.publicUrl}${request.url}`), {
			services,
			staff,
			locale: staff?.language ?? pickLocale(request.headers['accept-language']),
			requestId: request.id,
		});
		return sendPrivatePage(reply, response, {
			headers: STAFF_HEADERS,
			withPolicy: options.withPolicy,
			allowsStyleAttributes: true,
			styleHashes: MAIL_STYLE_HASHES,
		});
	}

	const open = { config: { access: 'visitor' }, schema: { hide: true } } as const;
	const guarded = { config: { access: 'staff' }, schema: { hide: true } } as const;
	for (const path of ['/admin/login', '/admin/login/invitation']) {
		app.get(path, open, answer);
		app.get(`${path}.data`, open, answer);
	}
	for (const path of ['/admin', '/admin.data', '/admin/*']) app.get(path, guarded, answer);
}
