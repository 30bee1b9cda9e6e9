import type { SampleItem } from '../../domain/sample-requests/sample-item.ts';
import { EMPTY_REQUEST } from '../../domain/sample-requests/sample-request.ts';
import type { RequestValues } from './sample-request-draft.ts';

/** The form as posted without scripts, to be shown again if it is rejected. */
export type PostedRequest = {
	values: RequestValues;
	/** As typed: one part number and size per line. */
	samples: string;
};

/** A rejected form with its errors. */
export type ReturnedRequest = PostedRequest & {
	errors: readonly { path: string; message: string }[];
	/** The reason, if it is not a field's error; undefined also if the reason is unknown. */
	message: string | undefined;
	/** Lines that do not ask for a glove; they are removed from the list. */
	notRead: readonly string[];
};

/** The list of samples in a posted form, matched with the catalogue. */
export type PostedSamples = {
	/** Unreadable samples are included as they are, so that the call reports them by their index. */
	samples: (SampleItem | { partNumber: string; size?: string })[];
	notRead: string[];
	/** Lines that can be read in several ways, as one sentence each. */
	questions: string[];
	/** The list without the lines that were not read. */
	rest: string;
};

const { samples: _, ...EMPTY_VALUES } = EMPTY_REQUEST;

/** Reads the posted fields; a missing field, or a file instead of text, counts as empty. */
export function readPostedRequest(
	data: FormData,
	readSamples: (text: string) => PostedSamples,
): { posted: PostedRequest; read: PostedSamples; body: unknown } {
	const textOf = (field: string) => {
		const value = data.get(field);
		return typeof value === 'string' ? value : '';
	};
	const values = Object.fromEntries(
		Object.keys(EMPTY_VALUES).map((field) => [field, textOf(field)]),
	) as RequestValues;
	const samples = textOf('samples');
	const read = readSamples(samples);
	const body = { ...values, samples: read.samples, leaveEmpty: textOf('leaveEmpty') };
	return { posted: { values, samples }, read, body };
}

/** Combines the errors of single samples for their one field, without duplicates. */
export function gatherSampleErrors(errors: ReturnedRequest['errors']): ReturnedRequest['errors'] {
	const isSample = ({ path }: { path: string }) => path === 'samples' || path.startsWith('samples.');
	const messages = [...new Set(errors.filter(isSample).map(({ message }) => message))];
	const others = errors.filter((error) => !isSample(error));
	return messages.length === 0 ? others : [...others, { path: 'samples', message: messages.join(' ') }];
}
