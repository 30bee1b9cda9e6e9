import { data, redirect } from 'react-router';
import { readToken } from '../../domain/newsletter/subscription.ts';
import { localizedPath } from '../../platform/i18n/localized-path.ts';
import { NEWSLETTER_CONFIRMATION } from '../../platform/limits/sent-proof.server.ts';
import type { FormCaller, FormOutcome } from '../../platform/pages/form-services.server.ts';
import { formCaller, pageServices } from '../frame/page-services.ts';
import type { Route } from './+types/newsletter-page';
import type { NewsletterForms } from './newsletter-api.server.ts';
import { type LinkOutcome, readStep } from './newsletter-step.ts';

/**
 * Returns the page's step and the link's token. Opening a link changes nothing, because mail scanners open links too.
 */
export function loader({ url, request, context }: Route.LoaderArgs) {
	const step = readStep(url.pathname);
	if (!step) throw new Response(null, { status: 404 });
	const { proofs } = context.get(pageServices);
	const hasAsked =
		step === 'asked' && proofs.confirms('newsletter', NEWSLETTER_CONFIRMATION, request.headers.get('cookie'));
	return { step, token: readToken(url.searchParams.get('token')), hasAsked };
}

/** Handles the form in every page's footer, and the buttons on the pages that links open. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const caller = context.get(formCaller);
	if (!caller) throw new Response(null, { status: 405 });
	const { forms, proofs } = context.get(pageServices);
	const { newsletter } = forms;
	const typed = await request.formData();
	const text = (name: string) => {
		const value = typed.get(name);
		return typeof value === 'string' ? value : '';
	};
	const step = readStep(url.pathname);
	if (step === 'confirm') return toLinkOutcome(await newsletter.confirm(text('token'), caller));
	if (step === 'unsubscribe') return toLinkOutcome(await newsletter.leave(text('token'), caller));
	return subscribe(newsletter, text, {
		caller,
		cookie: proofs.cookieFor('newsletter', NEWSLETTER_CONFIRMATION),
	});
}

/** Redirects if the form was accepted; otherwise shows the page with the error. */
async function subscribe(
	newsletter: NewsletterForms,
	text: (name: string) => string,
	{ caller, cookie }: { caller: FormCaller; cookie: string },
) {
	const form = { email: text('email'), page: caller.page ?? '/', leaveEmpty: text('leaveEmpty') };
	const outcome = await newsletter.ask(form, caller);
	if (outcome.kind === 'stored')
		throw redirect(localizedPath('/newsletter/asked', caller.locale), {
			status: 303,
			headers: { 'set-cookie': cookie },
		});
	const { status, message, errors } = outcome;
	const refused = { email: form.email.slice(0, 254), error: errors[0]?.message ?? message };
	return data({ refused, link: undefined }, { status });
}

/** Converts an outcome for the page, with its status. */
function toLinkOutcome(outcome: FormOutcome) {
	if (outcome.kind === 'stored') return data({ refused: undefined, link: 'done' as LinkOutcome });
	const { status } = outcome;
	const link: LinkOutcome = status === 404 ? 'unknown' : status === 429 ? 'tooOften' : 'failed';
	return data({ refused: undefined, link }, { status });
}
