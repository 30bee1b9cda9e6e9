import { partNumberSchema } from '../../domain/catalogue/catalogue-text-schema.ts';
import { findUnstorable } from '../../platform/http/storable-text.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { type FieldError, ProblemError } from '../../platform/problems/problem.server.ts';
import { PICTURE_LIMITS, parsePictureIndex } from './picture.ts';
import { type FormPart, parsePostedForm } from './posted-form.ts';

export type UploadForm = { bytes: Buffer; partNumber: string; index: number };

const FIELDS = ['file', 'partNumber', 'index'] as const;
const PAGE_FIELDS = ['file'] as const;
/** Max size of a field that is not a file, in bytes. */
const TEXT_BYTES = 64 * 1024;

/**
 * Parses the posted form of an upload: a file, a part number and an index.
 * @throws ProblemError bad-request if it is not a form; invalid, naming every wrong field.
 */
export function readUploadForm(body: unknown, contentType: string): UploadForm {
	const { find, errors } = readParts(body, contentType, FIELDS);
	const file = find('file', true);
	const typedPartNumber = find('partNumber', false)?.bytes.toString('utf8');
	const typedIndex = find('index', false)?.bytes.toString('latin1');

	const partNumber = typedPartNumber === undefined ? undefined : partNumberSchema.safeParse(typedPartNumber);
	if (partNumber?.error) {
		errors.push({
			path: 'partNumber',
			message: partNumber.error.issues[0]?.message ?? say('pictures.field.missing'),
		});
	}
	const index = typedIndex === undefined ? undefined : parsePictureIndex(typedIndex);
	if (typedIndex !== undefined && index === undefined) {
		errors.push({
			path: 'index',
			message: say('pictures.field.index', { last: PICTURE_LIMITS.perGlove - 1 }),
		});
	}
	const bytes = requireFile(file, errors);
	if (!partNumber?.data || index === undefined) throw new ProblemError('invalid', undefined, errors);
	return { bytes, partNumber: partNumber.data, index };
}

/**
 * Parses the posted form of a picture for a page: a file alone.
 * @throws ProblemError as `readUploadForm`
 */
export function readPageUploadForm(body: unknown, contentType: string): Buffer {
	const { find, errors } = readParts(body, contentType, PAGE_FIELDS);
	return requireFile(find('file', true), errors);
}

function requireFile(file: FormPart | undefined, errors: FieldError[]): Buffer {
	if (file && file.bytes.length > PICTURE_LIMITS.bytes) throw tooLarge();
	if (errors.length > 0 || !file) throw new ProblemError('invalid', undefined, errors);
	return file.bytes;
}

type FindPart<Field extends string> = (name: Field, isFile: boolean) => FormPart | undefined;

/** The fields of a form, with an error for every one that is missing, unknown, given twice or of the wrong kind. */
function readParts<Field extends string>(
	body: unknown,
	contentType: string,
	fields: readonly Field[],
): { find: FindPart<Field>; errors: FieldError[] } {
	const names = [...fields];
	// One more than needed, so that an error can name the extra field.
	const form = parsePostedForm(
		Buffer.isBuffer(body) ? body : Buffer.alloc(0),
		contentType,
		fields.length + 1,
	);
	if ('error' in form) {
		const message = say(`pictures.form.${form.error}`, { names });
		throw new ProblemError('bad-request', message, [{ path: form.error === 'end' ? 'file' : '', message }]);
	}
	const { parts } = form;
	const errors: FieldError[] = [];
	// The allowed values of the fields can always be stored, but field names may be anything.
	for (const { name } of parts) {
		const ofName = findUnstorable(name);
		if (ofName) errors.push({ path: 'form', message: say('problems.texts.name', { what: ofName }) });
		else if (!fields.some((field) => field === name))
			errors.push({ path: name.slice(0, 80), message: say('pictures.field.unknown', { names }) });
	}
	const find: FindPart<Field> = (name, isFile) => {
		const [part, second] = parts.filter((one) => one.name === name);
		if (!part) errors.push({ path: name, message: say('pictures.field.missing') });
		else if (second) errors.push({ path: name, message: say('pictures.field.twice') });
		else if (part.isFile !== isFile)
			errors.push({ path: name, message: say(isFile ? 'pictures.field.noFile' : 'pictures.field.noText') });
		else if (!isFile && part.bytes.length > TEXT_BYTES)
			errors.push({ path: name, message: say('pictures.field.long') });
		else return part;
		return undefined;
	};
	return { find, errors };
}

/** The error for a body that exceeds the max size of a picture. */
export function tooLarge(): ProblemError {
	const message = say('pictures.tooLarge', { megabytes: PICTURE_LIMITS.bytes / 1024 / 1024 });
	return new ProblemError('too-large', message, [{ path: 'file', message }]);
}
