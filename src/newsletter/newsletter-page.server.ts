import { data, redirect } from 'react-router';
import { formCaller, pageServices } from '../site/page-services.ts';
import type { Route } from './+types/newsletter-page';

/** Takes the form of every page's foot: asked sends on, refused shows this page with what is wrong. */
export async function action({ request, context }: Route.ActionArgs) {
	const typed = await request.formData();
	const text = (name: string) => {
		const value = typed.get(name);
		return typeof value === 'string' ? value : '';
	};
	const caller = context.get(formCaller);
	if (!caller) throw new Response(null, { status: 405 });
	const form = { email: text('email'), page: text('page').slice(0, 200), leaveEmpty: text('leaveEmpty') };
	const outcome = await context.get(pageServices).forms.newsletter.ask(form, caller);
	if (outcome.kind === 'stored') throw redirect('/newsletter/asked', 303);
	const { status, message, errors } = outcome;
	return data({ email: form.email.slice(0, 254), fault: errors[0]?.message ?? message }, { status });
}
