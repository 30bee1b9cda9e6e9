import { z } from 'zod';
import { issueFrom, issueOf } from '../../platform/i18n/message.ts';
import { MAX_SAMPLES } from './sample-item.ts';
import type { SampleRequestInput } from './sample-request.ts';
import { readRequestInput } from './sample-request-input.ts';
import { describeRequestError } from './sample-request-messages.ts';
import {
	findBrokenControl,
	findRequestErrors,
	type RequestError,
	TEXT_FIELDS,
	tidyRequest,
} from './sample-request-rules.ts';

/** Longer lists are not checked item by item. */
const MAX_READ = 5 * MAX_SAMPLES;

/**
 * Body of `POST /api/sample-requests`: tidied and checked by the form's rules, with all invalid fields reported at
 * once. The caller must check the gloves against the catalogue (`findUnmadeSamples`).
 */
export const sampleRequestSchema = z
	.record(z.string(), z.unknown(), { error: issueOf('validation.object') })
	.transform((body, context): SampleRequestInput => {
		const { samples, leaveEmpty } = body;
		// Honeypot: bots fill in every field.
		if (leaveEmpty !== undefined && leaveEmpty !== '') {
			const message = issueFrom(describeRequestError({ path: 'leaveEmpty', kind: 'leaveEmpty' }));
			context.addIssue({ code: 'custom', path: ['leaveEmpty'], message });
			return z.NEVER;
		}
		if (Array.isArray(samples) && samples.length > MAX_READ) {
			const error = { path: 'samples', kind: 'tooManySamples' } as const;
			context.addIssue({
				code: 'custom',
				path: ['samples'],
				message: issueFrom(describeRequestError(error)),
			});
			return z.NEVER;
		}
		const { input, errors } = readRequestInput(body);
		const request = tidyRequest(input);
		const named = new Set(errors.map(({ path }) => path));
		const all = [...errors, ...findRequestErrors(request).filter(({ path }) => !named.has(path))];
		for (const error of all) {
			const path = error.path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
			context.addIssue({
				code: 'custom',
				path,
				message: issueFrom(describeRequestError(error, namesOf(error, request))),
			});
		}
		return all.length > 0 ? z.NEVER : request;
	});

/** The control character of an error, for its message. */
function namesOf({ path, kind }: RequestError, request: SampleRequestInput): Record<string, string> {
	const field = TEXT_FIELDS.find((one) => one === path);
	if (!field || !kind.startsWith('control')) return {};
	const { code = '', after = '' } = findBrokenControl(request, field) ?? {};
	return { code, after };
}
