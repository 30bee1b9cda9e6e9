import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { z } from 'zod';
import { statusOf } from '../../platform/http/problem.server.ts';
import { localizedPath } from '../../platform/i18n/localized-path.ts';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { messagesFor } from '../../platform/i18n/server-messages.ts';
import { ProblemError, wordErrors, wordIssues, wordProblem } from '../../platform/problems/problem.server.ts';
import { logFailure } from '../../platform/process/failure-log.server.ts';
import { portalPage } from '../frame/portal-page-context.ts';
import { portalPasswordSchema } from '../frame/portal-schema.ts';
import { portalCookie } from './portal-session.server.ts';
import { acceptLink, findLinkedPerson } from './portal-sign-in.server.ts';

/** The owner of a valid link. Opening it does not use it up: mail scanners open links too. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const page = context.get(portalPage);
	const token = (url.searchParams.get('token') ?? '').slice(0, 100);
	const linked = page && token !== '' ? await findLinkedPerson(page.services, token) : undefined;
	return data({ token, email: linked?.person.email }, { status: linked ? 200 : 410 });
}

/** Redeems the link: sets the password and signs its owner in. */
export async function action({ request, context }: ActionFunctionArgs) {
	const page = context.get(portalPage);
	if (!page) throw new Response(null, { status: 405 });
	const { services, caller } = page;
	const posted = await request.formData();
	const token = String(posted.get('token') ?? '').slice(0, 100);
	const email = (await findLinkedPerson(services, token))?.person.email;
	const answer = { token, email, error: undefined as string | undefined };
	try {
		const chosen = portalPasswordSchema.parse({ token, password: posted.get('password') ?? '' });
		const secret = await acceptLink(services, chosen, caller);
		throw redirect(localizedPath('/distributor', context.get(requestLocale)), {
			status: 303,
			headers: { 'set-cookie': portalCookie(services.publicUrl, secret) },
		});
	} catch (error) {
		if (error instanceof Response) throw error;
		if (error instanceof z.ZodError) {
			return data({ ...answer, error: wordIssues(caller.locale, error)[0]?.message }, { status: 422 });
		}
		if (error instanceof ProblemError && statusOf(error) < 500) {
			const [first] = wordErrors(caller.locale, error.errors ?? []);
			const message = first?.message ?? wordProblem(caller.locale, error);
			return data({ ...answer, error: message }, { status: statusOf(error), headers: error.headers });
		}
		logFailure(services.log, { requestId: caller.requestId, err: error }, 'a password could not be chosen');
		return data(
			{ ...answer, error: messagesFor(caller.locale, 'distributorPortal')('failed') },
			{ status: 503 },
		);
	}
}
