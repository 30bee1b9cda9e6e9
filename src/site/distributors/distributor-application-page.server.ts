import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { errorsByField, readApplicationForm } from '../../domain/applications/application-form-fields.ts';
import { localizedPath } from '../../platform/i18n/localized-path.ts';
import { formCaller, pageServices } from '../frame/page-services.ts';
import type { Route } from './+types/distributor-application-page';

/** Creates the form's idempotency key, so that pressing the button twice without scripts sends one application. */
export function loader() {
	return { key: randomUUID() };
}

/** Handles the form posted without scripts: redirects once it is stored, or shows the page with its errors. */
export async function action({ request, context }: Route.ActionArgs) {
	const posted = await request.formData();
	const form = readApplicationForm(posted);
	const key = posted.get('key');
	const caller = context.get(formCaller);
	if (!caller) throw new Response(null, { status: 405 });
	const { forms, proofs } = context.get(pageServices);
	const outcome = await forms.distributorApplication(
		{ form, key: typeof key === 'string' ? key : '' },
		caller,
	);
	if (outcome.kind === 'stored') {
		const { number } = outcome;
		throw redirect(
			localizedPath(`/become-a-distributor/sent?number=${encodeURIComponent(number)}`, caller.locale),
			{
				status: 303,
				headers: { 'set-cookie': proofs.cookieFor('distributorApplication', number) },
			},
		);
	}
	const { status, message, errors } = outcome;
	return data({ form, errors: errorsByField(errors), message, failed: errors.length === 0 }, { status });
}
