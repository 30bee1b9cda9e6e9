import { data, redirect } from 'react-router';
import type { SampleItem } from '../sample-box/sample-item.ts';
import { matchSampleLines } from '../sample-box/sample-lines.ts';
import { formCaller, pageServices } from '../site/page-services.ts';
import type { Route } from './+types/sample-request-page';
import { parseAskedSamples } from './asked-samples.ts';
import { gatherSampleFaults, type ReturnedRequest, readPostedRequest } from './posted-request.ts';

/** A glove that the address asked for and that can't go into the box as asked. */
export type AskedFault = { kind: 'unknown' | 'notMade'; partNumber: string };

/** The samples that the address asks for, under the glove's own size labels. */
export function loader({ request, context }: Route.LoaderArgs) {
	const { catalogue } = context.get(pageServices);
	const { index } = catalogue;
	const asked: SampleItem[] = [];
	const faults: AskedFault[] = [];
	for (const { partNumber, size } of parseAskedSamples(new URL(request.url).searchParams)) {
		// A colour that there is not is no other colour's sample.
		const card = index.findCard(catalogue.findMoved(partNumber) ?? partNumber);
		const glove = card && {
			partNumber: card.partNumber,
			sizes: card.sizes,
			selectedSizeDefault: card.defaultSize,
		};
		const read = matchSampleLines([{ text: '', partNumber, size }], () => glove);
		asked.push(...read.samples);
		if (read.unknown.length > 0) faults.push({ kind: 'unknown', partNumber });
		if (read.notMade.length > 0)
			faults.push({ kind: 'notMade', partNumber: glove?.partNumber ?? partNumber });
	}
	return { asked, faults };
}

/** Takes the form as browsers send it without scripts: stored sends on, refused shows the page with what is wrong. */
export async function action({ request, context }: Route.ActionArgs) {
	const { posted, body } = readPostedRequest(await request.formData());
	const caller = context.get(formCaller);
	if (!caller) throw new Response(null, { status: 405 });
	const { forms, proofs } = context.get(pageServices);
	const outcome = await forms.sampleRequest(body, caller);
	if (outcome.kind === 'stored') {
		const { number } = outcome;
		throw redirect(`/sample-box/sent?number=${encodeURIComponent(number)}`, {
			status: 303,
			headers: { 'set-cookie': proofs.cookieFor('sampleRequest', number) },
		});
	}
	const { status, message, errors } = outcome;
	const returned: ReturnedRequest = { ...posted, message, errors: gatherSampleFaults(errors) };
	return data(returned, { status });
}
