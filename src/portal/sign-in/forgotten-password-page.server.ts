import { type ActionFunctionArgs, data } from 'react-router';
import { z } from 'zod';
import { statusOf } from '../../platform/http/problem.server.ts';
import { messagesFor } from '../../platform/i18n/server-messages.ts';
import { ProblemError, wordIssues, wordProblem } from '../../platform/problems/problem.server.ts';
import { logFailure } from '../../platform/process/failure-log.server.ts';
import { portalPage } from '../frame/portal-page-context.ts';
import { forgottenSchema } from '../frame/portal-schema.ts';
import { requestPasswordLink } from './portal-sign-in.server.ts';

/** Answers the same whether or not the address has access. */
export async function action({ request, context }: ActionFunctionArgs) {
	const page = context.get(portalPage);
	if (!page) throw new Response(null, { status: 405 });
	const email = String((await request.formData()).get('email') ?? '').slice(0, 254);
	try {
		await requestPasswordLink(page.services, forgottenSchema.parse({ email }).email, page.caller);
		return data({ email, isSent: true, error: undefined });
	} catch (error) {
		if (error instanceof z.ZodError) {
			return data(
				{ email, isSent: false, error: wordIssues(page.caller.locale, error)[0]?.message },
				{ status: 422 },
			);
		}
		if (error instanceof ProblemError && statusOf(error) < 500) {
			return data(
				{ email, isSent: false, error: wordProblem(page.caller.locale, error) },
				{ status: statusOf(error), headers: error.headers },
			);
		}
		const { services, caller } = page;
		logFailure(
			services.log,
			{ requestId: caller.requestId, err: error },
			'a password could not be asked for',
		);
		const message = messagesFor(caller.locale, 'distributorPortal')('failed');
		return data({ email, isSent: false, error: message }, { status: 503 });
	}
}
