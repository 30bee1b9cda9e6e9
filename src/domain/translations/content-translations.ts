import type { TextPair } from './translation.ts';

/** The texts of a part of the site, each once, with the name of its field where it has one. */
export type ContentPair = TextPair & { field: string };

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The short texts of a document in which `english` and `french` stand beside each other, as texts or as texts by field.
 * Texts with headings and lists are left out: they are translated on their own page.
 */
export function listContentPairs(document: unknown): ContentPair[] {
	const pairs = new Map<string, ContentPair>();
	visit(document, (field, english, french) => {
		if (english.trim() !== '') pairs.set(JSON.stringify([english, french]), { field, english, french });
	});
	return [...pairs.values()];
}

/** The document with another French for every such pair in it. */
export function withContentFrench<Value>(document: Value, pair: TextPair, french: string): Value {
	const copy = structuredClone(document);
	visit(copy, (_, english, old, replace) => {
		if (english === pair.english && old === pair.french) replace(french);
	});
	return copy;
}

type Visitor = (field: string, english: string, french: string, replace: (french: string) => void) => void;

function visit(value: unknown, see: Visitor): void {
	if (Array.isArray(value)) {
		for (const row of value) visit(row, see);
		return;
	}
	if (!isFields(value)) return;
	const { english, french } = value;
	if (typeof english === 'string' && typeof french === 'string') {
		see('', english, french, (text) => {
			value.french = text;
		});
	} else if (isFields(english) && isFields(french)) {
		for (const [field, text] of Object.entries(english)) {
			const translated = french[field];
			if (typeof text !== 'string' || typeof translated !== 'string') continue;
			see(field, text, translated, (changed) => {
				french[field] = changed;
			});
		}
	}
	for (const [key, inner] of Object.entries(value))
		if (key !== 'english' && key !== 'french') visit(inner, see);
}
