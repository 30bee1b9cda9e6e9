import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { z } from 'zod';
import { listPortalSessions } from '../../domain/portal-people/portal-session-queries.server.ts';
import { formatBrowser } from '../../platform/accounts/browser-name.ts';
import { statusOf } from '../../platform/http/problem.server.ts';
import { formatterFor } from '../../platform/i18n/formatter.ts';
import { messagesFor } from '../../platform/i18n/server-messages.ts';
import {
	ProblemError,
	type WordedError,
	wordErrors,
	wordIssues,
	wordProblem,
} from '../../platform/problems/problem.server.ts';
import { logFailure } from '../../platform/process/failure-log.server.ts';
import { requireDistributor } from '../frame/portal-page-context.ts';
import { portalChangeSchema } from '../frame/portal-schema.ts';
import { portalCookie, sessionTimes } from '../sign-in/portal-session.server.ts';
import { changePortalPassword } from '../sign-in/portal-sign-in.server.ts';

export async function loader({ context }: LoaderFunctionArgs) {
	const { services, distributor, caller } = requireDistributor(context);
	const sessions = await listPortalSessions(services.database.db, distributor.id, sessionTimes(new Date()));
	const format = formatterFor(caller.locale);
	return {
		name: distributor.name,
		email: distributor.email,
		sessions: sessions.map(({ id, userAgent, usedAt }) => ({
			id,
			browser: formatBrowser(userAgent),
			used: format.dateTime(new Date(usedAt), {
				timeZone: services.timeZone,
				dateStyle: 'medium',
				timeStyle: 'short',
			}),
			isThis: id === distributor.sessionId,
		})),
	};
}

type PasswordAnswer = { done: boolean; errors: WordedError[]; message: string | undefined };

export async function action({ request, context }: ActionFunctionArgs) {
	const { services, distributor, caller } = requireDistributor(context);
	const answer: PasswordAnswer = { done: false, errors: [], message: undefined };
	try {
		const typed = portalChangeSchema.parse(Object.fromEntries(await request.formData()));
		const token = await changePortalPassword(services, distributor, typed, caller.requestId);
		const headers = { 'set-cookie': portalCookie(services.publicUrl, token) };
		return data({ ...answer, done: true }, { headers });
	} catch (error) {
		if (error instanceof z.ZodError) {
			answer.errors = wordIssues(caller.locale, error);
			return data(answer, { status: 422 });
		}
		if (error instanceof ProblemError && statusOf(error) < 500) {
			answer.errors = wordErrors(caller.locale, error.errors ?? []);
			if (answer.errors.length === 0) answer.message = wordProblem(caller.locale, error);
			return data(answer, { status: statusOf(error) });
		}
		logFailure(
			services.log,
			{ requestId: caller.requestId, err: error },
			'a portal password could not be changed',
		);
		const message = messagesFor(caller.locale, 'distributorPortal')('failed');
		return data({ ...answer, message }, { status: 503 });
	}
}
