import { data, redirect } from 'react-router';
import type { SampleItem } from '../../domain/sample-requests/sample-item.ts';
import { matchSampleLines } from '../../domain/sample-requests/sample-lines.ts';
import { localizedPath } from '../../platform/i18n/localized-path.ts';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { formCaller, pageServices } from '../frame/page-services.ts';
import type { Route } from './+types/sample-request-page';
import { gatherSampleErrors, type ReturnedRequest, readPostedRequest } from './posted-request.ts';
import { readPostedSamples } from './posted-samples.server.ts';
import { parseRequestedSamples } from './requested-samples.ts';

/** A glove in the address that cannot be added to the box as requested. */
export type RequestedSampleError = { kind: 'unknown' | 'notMade'; partNumber: string };

/** The samples in the address, with the glove's own size labels. */
export function loader({ url, context }: Route.LoaderArgs) {
	const { catalogue } = context.get(pageServices);
	const { index } = catalogue;
	const requested: SampleItem[] = [];
	const errors: RequestedSampleError[] = [];
	for (const { partNumber, size } of parseRequestedSamples(url.searchParams)) {
		// An unknown colour variant must not add a sample of another colour.
		const card = index.findCard(catalogue.findMoved(partNumber) ?? partNumber);
		const glove = card && {
			partNumber: card.partNumber,
			sizes: card.sizes,
			selectedSizeDefault: card.defaultSize,
		};
		const read = matchSampleLines([{ text: '', partNumber, size }], () => glove);
		requested.push(...read.samples);
		if (read.unknown.length > 0) errors.push({ kind: 'unknown', partNumber });
		if (read.notMade.length > 0)
			errors.push({ kind: 'notMade', partNumber: glove?.partNumber ?? partNumber });
	}
	return { requested, errors };
}

/** Handles the form posted without scripts: redirects once it is stored, or shows the page with its errors. */
export async function action({ request, context }: Route.ActionArgs) {
	const caller = context.get(formCaller);
	const { forms, proofs, catalogue } = context.get(pageServices);
	const { posted, read, body } = readPostedRequest(await request.formData(), (text) =>
		readPostedSamples(catalogue.index, text, context.get(requestLocale)),
	);
	if (!caller) throw new Response(null, { status: 405 });
	const { notRead, questions } = read;
	// No line is dropped silently: the visitor sees the lines that were not read and submits the rest again.
	if (questions.length > 0 || (notRead.length > 0 && read.samples.length > 0)) {
		const errors = questions.map((message) => ({ path: 'samples', message }));
		const again = { ...posted, samples: read.rest, notRead, errors: gatherSampleErrors(errors) };
		return data({ ...again, message: undefined } satisfies ReturnedRequest, { status: 422 });
	}
	const outcome = await forms.sampleRequest(body, caller);
	if (outcome.kind === 'stored') {
		const { number } = outcome;
		throw redirect(localizedPath(`/sample-box/sent?number=${encodeURIComponent(number)}`, caller.locale), {
			status: 303,
			headers: { 'set-cookie': proofs.cookieFor('sampleRequest', number) },
		});
	}
	const { status, message, errors } = outcome;
	const returned: ReturnedRequest = { ...posted, notRead, message, errors: gatherSampleErrors(errors) };
	return data(returned, { status });
}
