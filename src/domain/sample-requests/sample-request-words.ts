import en from '../../../messages/en.json' with { type: 'json' };
import { MAX_SAMPLES } from './sample-item.ts';
import { TEXT_LIMITS } from './sample-request.ts';
import type { RequestError } from './sample-request-rules.ts';

const WORDS = en.sampleRequest.errors;

/**
 * The form's message for an error, for API responses. Server only: it includes all messages.
 * @param values the sample's part number and size, for errors of samples
 */
export function describeRequestError(
	{ path, kind }: RequestError,
	values: Record<string, string> = {},
): string {
	const field = path.split('.').at(-1) as string;
	const known: Record<string, string> = {
		most: String(path === 'samples' ? MAX_SAMPLES : (TEXT_LIMITS[field as keyof typeof TEXT_LIMITS] ?? 0)),
		...values,
	};
	const words =
		kind === 'required'
			? (WORDS.required[field as keyof typeof WORDS.required] ?? WORDS.missing)
			: WORDS[kind];
	return words.replace(/\{(\w+)\}/g, (written, name: string) => known[name] ?? written);
}
