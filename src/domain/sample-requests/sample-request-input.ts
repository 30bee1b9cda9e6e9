import type { SampleItem } from './sample-item.ts';
import { DEFAULTS, EMPTY_REQUEST, type RequestField, type SampleRequestInput } from './sample-request.ts';
import { CHOICE_FIELDS, type RequestError, TEXT_FIELDS } from './sample-request-rules.ts';

const FIELDS: readonly RequestField[] = [...CHOICE_FIELDS, ...TEXT_FIELDS];

/** Size of a sample without one (docs/behaviour.md, "Starting size"). */
const DEFAULT_SIZE = 'Large';

/**
 * Reads a request from an API call: unknown fields are dropped, missing ones are empty or get their default, and null
 * is empty. Errors report values of the wrong type.
 */
export function readRequestInput(value: unknown): { input: SampleRequestInput; errors: RequestError[] } {
	const errors: RequestError[] = [];
	const sent = isRecord(value) ? value : {};
	const own = (field: string) => (Object.hasOwn(sent, field) ? sent[field] : undefined);
	const input: SampleRequestInput = { ...EMPTY_REQUEST, samples: [] };
	for (const field of FIELDS) {
		const value = own(field);
		// Defaults apply only to missing fields; null explicitly means none.
		const given = value === undefined ? (DEFAULTS[field] ?? '') : (value ?? '');
		if (typeof given === 'string') input[field] = given;
		else errors.push({ path: field, kind: 'unreadable' });
	}
	const samples = own('samples') ?? [];
	if (Array.isArray(samples)) input.samples = samples.map((sample, at) => readSample(sample, at, errors));
	else errors.push({ path: 'samples', kind: 'unreadable' });
	return { input, errors };
}

function readSample(value: unknown, at: number, errors: RequestError[]): SampleItem {
	const sent = isRecord(value) ? value : {};
	const { partNumber = '', size = DEFAULT_SIZE } = sent;
	const sample = { partNumber: '', size: '' };
	if (typeof partNumber === 'string') sample.partNumber = partNumber.trim();
	else errors.push({ path: `samples.${at}.partNumber`, kind: 'unreadable' });
	if (typeof size === 'string') sample.size = size.trim();
	else errors.push({ path: `samples.${at}.size`, kind: 'unreadable' });
	return sample;
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
