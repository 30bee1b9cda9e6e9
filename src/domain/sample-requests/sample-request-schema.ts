import { z } from 'zod';
import { issueFrom, issueOf } from '../../platform/i18n/message.ts';
import { MAX_SAMPLES } from './sample-item.ts';
import type { SampleRequestInput } from './sample-request.ts';
import { readRequestInput } from './sample-request-input.ts';
import {
	findBrokenControl,
	findRequestErrors,
	type RequestError,
	TEXT_FIELDS,
	tidyRequest,
} from './sample-request-rules.ts';
import { describeRequestError } from './sample-request-words.ts';

/** A list longer than this is not looked at item by item. */
const MAX_READ = 5 * MAX_SAMPLES;

/**
 * `POST /api/sample-requests`: the form's own rules, tidied, with every wrong field named at once. Whether we make the
 * gloves is for the caller to check against the catalogue (`findUnmadeSamples`).
 */
export const sampleRequestSchema = z
	.record(z.string(), z.unknown(), { error: issueOf('validation.object') })
	.transform((body, context): SampleRequestInput => {
		const { samples, leaveEmpty } = body;
		// Programs that fill in every field give themselves away here.
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

/** The control character that an error is about, for its words. */
function namesOf({ path, kind }: RequestError, request: SampleRequestInput): Record<string, string> {
	const field = TEXT_FIELDS.find((one) => one === path);
	if (!field || !kind.startsWith('control')) return {};
	const { code = '', after = '' } = findBrokenControl(request, field) ?? {};
	return { code, after };
}
