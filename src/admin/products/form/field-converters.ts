import { BLANK_PACKAGING, type Packaging } from '../../../domain/catalogue/product.ts';
import type { FieldKind } from '../../../domain/catalogue/product-fields.ts';
import type { SchemaError } from '../../../domain/catalogue/schema-error.ts';
import { issueFrom, issueOf, type Message, say } from '../../../platform/i18n/message.ts';
import {
	formatCommaList,
	formatLineGroups,
	formatNamedLines,
	type LineError,
	readCommaList,
	readLineGroups,
	readLines,
	readNamedLines,
	readPairsText,
} from './product-text.ts';

/** The form's value of a field, by the field's kind. */
export type FormValues = {
	text: string;
	prose: string;
	partNumber: string;
	partNumbers: string;
	lines: string;
	tags: string;
	lineGroups: string;
	names: string;
	sizes: string;
	pictures: string[];
	/** By picture entry; an empty text counts as none. */
	pictureTexts: Record<string, string>;
	packaging: { masterCase: string; innerBag: string; displayReady: boolean };
	rows: object[];
	/** Translations by English line. */
	french: Record<string, string>;
};

type Converter<Value> = {
	blank: Value;
	/** Converts a stored value to the form's value. */
	write: (stored: never) => Value;
	/** Converts a sent value to the stored value; an unparsable value is returned as is, for the schema to refuse. */
	read: (sent: unknown, field: string, errors: SchemaError[]) => unknown;
};

/** Parses texts; a value sent in structured form is kept as is. */
const fromText =
	(read: (text: string, field: string, errors: SchemaError[]) => unknown): Converter<never>['read'] =>
	(sent, field, errors) =>
		typeof sent === 'string' ? read(sent, field, errors) : sent;
const asSent = (sent: unknown) => sent;

const TEXT: Converter<string> = { blank: '', write: (text: string) => text, read: asSent };
const NAMES: Converter<string> = { blank: '', write: formatNamedLines, read: fromText(readNames) };

export const CONVERTERS: { [Kind in FieldKind]: Converter<FormValues[Kind]> } = {
	text: TEXT,
	prose: TEXT,
	partNumber: TEXT,
	partNumbers: {
		blank: '',
		write: (items: string[]) => items.join(', '),
		read: fromText(readCommaList),
	},
	lines: { blank: '', write: (lines: string[]) => lines.join('\n'), read: fromText(readLines) },
	tags: { blank: '', write: formatCommaList, read: fromText(readCommaList) },
	lineGroups: { blank: '', write: formatLineGroups, read: fromText(readLineGroups) },
	names: NAMES,
	sizes: NAMES,
	pictures: { blank: [], write: (pictures: string[]) => pictures, read: fromText(readLines) },
	pictureTexts: { blank: {}, write: (texts: Record<string, string>) => texts, read: asSent },
	packaging: {
		blank: { masterCase: '', innerBag: '', displayReady: false },
		write: ({ masterCase, innerBag, displayReady }: Packaging) => ({
			masterCase: masterCase === null ? '' : String(masterCase),
			innerBag: innerBag === null ? '' : String(innerBag),
			displayReady,
		}),
		read: readPackaging,
	},
	french: { blank: {}, write: (texts: Record<string, string>) => texts, read: asSent },
	rows: { blank: [], write: (rows: object[]) => rows, read: asSent },
};

function readNames(text: string, field: string, errors: SchemaError[]): Record<string, string> {
	const read = readNamedLines(text);
	if (read.errors.length > 0) errors.push({ path: field, message: issueFrom(joinErrors(read.errors)) });
	// A name such as "__proto__" is left for the schema to refuse.
	return Object.fromEntries(read.entries.map(({ name, value }) => [name, value]));
}

/** Joins the errors of a text's lines, one sentence after the other. */
function joinErrors(errors: readonly LineError[]): Message {
	return errors
		.map(({ kind, line, name }) => say(`productEditing.form.lineErrors.${kind}`, { line, name }))
		.reduce((first, rest) => say('productEditing.form.lineErrors.several', { first, rest }));
}

function readPackaging(value: unknown, _: string, errors: SchemaError[]): unknown {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
	const pack: Record<string, unknown> = { ...BLANK_PACKAGING, ...value };
	for (const field of ['masterCase', 'innerBag']) {
		const written = pack[field];
		if (typeof written !== 'string') continue;
		const pairs = readPairsText(written);
		if (pairs === undefined) {
			const message = issueOf('validation.glove.pairsText', { text: written.slice(0, 20) });
			errors.push({ path: `packaging.${field}`, message });
			pack[field] = null;
		} else pack[field] = pairs;
	}
	return pack;
}
