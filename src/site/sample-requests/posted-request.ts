import type { SampleItem } from '../../domain/sample-requests/sample-item.ts';
import { EMPTY_REQUEST } from '../../domain/sample-requests/sample-request.ts';
import type { RequestValues } from './sample-request-draft.ts';

/** The form as it was posted without scripts, to be shown again when it is refused. */
export type PostedRequest = {
	values: RequestValues;
	/** As typed: a part number and a size to a line. */
	samples: string;
};

/** A posted form that was refused, with what is wrong. */
export type ReturnedRequest = PostedRequest & {
	errors: readonly { path: string; message: string }[];
	/** Why, where it is no field's error; undefined also when nothing is known. */
	message: string | undefined;
	/** Lines of the list that ask for no glove; they are no longer in it. */
	notRead: readonly string[];
};

/** The list of samples of a posted form, read against the catalogue. */
export type PostedSamples = {
	/** What cannot be read goes on as it is, for the call to refuse by its place. */
	samples: (SampleItem | { partNumber: string; size?: string })[];
	notRead: string[];
	/** Lines that can be read more than one way, each with a sentence. */
	questions: string[];
	/** The list without the lines that are not read. */
	rest: string;
};

const { samples: _, ...EMPTY_VALUES } = EMPTY_REQUEST;

/** Reads the posted fields; one that is not there, or a file in its place, counts as empty. */
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

/** Errors of single samples are told at their one field, each sentence once. */
export function gatherSampleErrors(errors: ReturnedRequest['errors']): ReturnedRequest['errors'] {
	const isSample = ({ path }: { path: string }) => path === 'samples' || path.startsWith('samples.');
	const told = [...new Set(errors.filter(isSample).map(({ message }) => message))];
	const others = errors.filter((error) => !isSample(error));
	return told.length === 0 ? others : [...others, { path: 'samples', message: told.join(' ') }];
}
