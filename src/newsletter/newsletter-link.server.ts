import { data } from 'react-router';
import type { FormOutcome } from '../server/form-services.server.ts';

/** How the press of a link's button went: done, a link that is none, or a fault of ours. */
export type LinkOutcome = 'done' | 'unknown' | 'tooOften' | 'failed';

/** The token that a form posted, whatever else it holds. */
export async function readPostedToken(request: Request): Promise<string> {
	const token = (await request.formData()).get('token');
	return typeof token === 'string' ? token : '';
}

/** An outcome as the page shows it, with its status. */
export function toLinkOutcome(outcome: FormOutcome) {
	if (outcome.kind === 'stored') return data<LinkOutcome>('done');
	const { status } = outcome;
	return data<LinkOutcome>(status === 404 ? 'unknown' : status === 429 ? 'tooOften' : 'failed', { status });
}
