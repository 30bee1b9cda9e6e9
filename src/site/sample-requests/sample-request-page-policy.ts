import type { PagePolicy } from '../../platform/pages/page-policy.ts';
import { parseRequestedSamples } from './requested-samples.ts';

/** The box depends on the samples in its address. Its screens (`step`) are handled by the browser only. */
export const sampleRequestPagePolicy = {
	parameters: ['add', 'partNumber', 'size'],
	canonicalQuery: (query) =>
		new URLSearchParams(
			parseRequestedSamples(query).map(({ partNumber, size }) => ['add', `${partNumber}.${size}`]),
		).toString(),
	forms: ['/sample-box'],
} satisfies PagePolicy;
