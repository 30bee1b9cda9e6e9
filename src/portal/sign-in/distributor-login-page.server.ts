import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { z } from 'zod';
import { deletePortalSessions } from '../../domain/portal-people/portal-session-queries.server.ts';
import { statusOf } from '../../platform/http/problem.server.ts';
import { localizedPath } from '../../platform/i18n/localized-path.ts';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { messagesFor } from '../../platform/i18n/server-messages.ts';
import { ProblemError, wordProblem } from '../../platform/problems/problem.server.ts';
import { logFailure } from '../../platform/process/failure-log.server.ts';
import { portalPage } from '../frame/portal-page-context.ts';
import { parsePortalNext } from '../frame/portal-path.ts';
import { portalSignInSchema } from '../frame/portal-schema.ts';
import { portalCookie } from './portal-session.server.ts';
import { signInDistributor } from './portal-sign-in.server.ts';

/** Where to continue, and whether the user has just signed out. A signed-in user is redirected. */
export function loader({ context, url, request }: LoaderFunctionArgs) {
	const next = parsePortalNext(url.searchParams.get('next'));
	if (request.method === 'GET' && context.get(portalPage)?.distributor)
		throw redirect(localizedPath(next, context.get(requestLocale)), 303);
	return { next, isSignedOut: url.searchParams.get('done') === '1' };
}

/** Signs in: sets the session cookie and redirects to the portal, or shows the page again, with the email as typed. */
export async function action({ request, context }: ActionFunctionArgs) {
	const page = context.get(portalPage);
	if (!page) throw new Response(null, { status: 405 });
	const { services, caller, distributor: before } = page;
	const posted = await request.formData();
	const text = (name: string) => {
		const value = posted.get(name);
		return typeof value === 'string' ? value : '';
	};
	const email = text('email').slice(0, 254);
	const next = parsePortalNext(text('next'));
	try {
		const typed = portalSignInSchema.parse({ email: text('email'), password: text('password') });
		const token = await signInDistributor(services, typed, caller);
		if (before) {
			// Each sign-in starts a new session; the browser's previous one ends.
			const { id, sessionId } = before;
			await deletePortalSessions(services.database.db, { personId: id, only: sessionId });
		}
		throw redirect(localizedPath(next, caller.locale), {
			status: 303,
			headers: { 'set-cookie': portalCookie(services.publicUrl, token) },
		});
	} catch (error) {
		if (error instanceof Response) throw error;
		const t = messagesFor(caller.locale, 'distributorPortal');
		// An empty field gets the same message as a wrong one.
		if (error instanceof z.ZodError)
			return data({ email, next, message: t('signIn.refused') }, { status: 401 });
		if (error instanceof ProblemError && statusOf(error) < 500) {
			return data(
				{ email, next, message: wordProblem(caller.locale, error) },
				{ status: statusOf(error), headers: error.headers },
			);
		}
		logFailure(services.log, { requestId: caller.requestId, err: error }, 'portal sign-in failed');
		return data({ email, next, message: t('failed') }, { status: 503 });
	}
}
