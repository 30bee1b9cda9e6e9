import { isReadableText, listLines } from '../rich-text/rich-text.ts';
import type { RecordPair, TextPair } from './translation.ts';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The texts of a document in which `english` and `french` stand beside each other, as texts or as texts by field, each
 * once.
 */
export function listContentPairs(document: unknown): RecordPair[] {
	const pairs = new Map<string, RecordPair>();
	visit(document, (pair) => {
		if (pair.english.trim() !== '') pairs.set(JSON.stringify([pair.english, pair.french]), pair);
	});
	return [...pairs.values()];
}

/** The document with another French for every such pair in it. */
export function withContentFrench<Value>(document: Value, pair: TextPair, french: string): Value {
	const copy = structuredClone(document);
	visit(copy, (found, replace) => {
		if (found.english === pair.english && found.french === pair.french) replace?.(french);
	});
	return copy;
}

/** @param replace puts another French there; undefined for a text with headings and lists */
type Visitor = (pair: RecordPair, replace?: (french: string) => void) => void;

function visit(value: unknown, see: Visitor): void {
	if (Array.isArray(value)) {
		for (const row of value) visit(row, see);
		return;
	}
	if (!isFields(value)) return;
	const { english, french } = value;
	if (typeof english === 'string' && typeof french === 'string') {
		see({ field: '', english, french }, (text) => {
			value.french = text;
		});
	} else if (isFields(english) && isFields(french)) {
		for (const [field, text] of Object.entries(english)) {
			const translated = french[field];
			if (typeof text === 'string' && typeof translated === 'string')
				see({ field, english: text, french: translated }, (changed) => {
					french[field] = changed;
				});
			else if (isReadableText(text) && isReadableText(translated))
				see({
					field,
					english: listLines(text).join('\n'),
					french: listLines(translated).join('\n'),
					isRich: true,
				});
		}
	}
	for (const [key, inner] of Object.entries(value))
		if (key !== 'english' && key !== 'french') visit(inner, see);
}
