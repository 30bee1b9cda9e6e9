import { data, type RouterContextProvider } from 'react-router';
import { listEntryFacts } from '../../../domain/distributors/confirmation/confirmation-mail.ts';
import { requestLocale } from '../../../platform/i18n/request-locale.ts';
import { formCaller, pageServices } from '../../frame/page-services.ts';
import type { Route } from './+types/confirm-entry-page';

/** Returns the entry that the link is about. Opening a link changes nothing, because mail scanners open links too. */
export async function loader({ url, context }: Route.LoaderArgs) {
	return findEntry(context, url.searchParams.get('token') ?? '');
}

async function findEntry(context: Readonly<RouterContextProvider>, token: string) {
	const entry = await context.get(pageServices).forms.distributorEntry.find(token);
	return {
		token,
		entry: entry && { name: entry.name, facts: listEntryFacts(entry, context.get(requestLocale)) },
	};
}

/** Handles both of the page's buttons. A posted form has its token in itself: its address has no query. */
export async function action({ request, context }: Route.ActionArgs) {
	const caller = context.get(formCaller);
	if (!caller) throw new Response(null, { status: 405 });
	const { distributorEntry } = context.get(pageServices).forms;
	const typed = await request.formData();
	const text = (name: string) => {
		const value = typed.get(name);
		return typeof value === 'string' ? value : '';
	};
	const token = text('token');
	const isReport = typed.has('text');
	const outcome = isReport
		? await distributorEntry.report({ token, text: text('text') }, caller)
		: await distributorEntry.confirm(token, caller);
	const asked = await findEntry(context, token);
	if (outcome.kind === 'stored')
		return data({ ...asked, state: isReport ? ('reported' as const) : ('confirmed' as const) });
	const { status, message, errors } = outcome;
	const error = errors[0]?.message ?? message ?? '';
	const failed = { state: 'failed' as const, isReport, typed: text('text').slice(0, 4000), error };
	return data({ ...asked, ...failed }, { status });
}
