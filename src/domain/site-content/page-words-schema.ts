import type { z } from 'zod';
import { fieldsSchema, textSchema } from '../catalogue/catalogue-text-schema.ts';
import type { WordRules } from './page-words.ts';

/** Schema of a page's words in one language. */
export function wordsSchema<Word extends string>({ limits, optional, long }: WordRules<Word>) {
	const words = Object.keys(limits) as Word[];
	const schemas = words.map((word) => [
		word,
		textSchema({
			max: limits[word],
			empty: optional?.has(word) ?? false,
			lines: long?.has(word) ?? false,
		}),
	]);
	return fieldsSchema(Object.fromEntries(schemas) as Record<Word, z.ZodType<string, string>>);
}

/** Schema of a page that has words in both languages and nothing else, for form, API, storage and the first fill alike. */
export const wordedSchema = <Word extends string>(rules: WordRules<Word>) =>
	fieldsSchema({ english: wordsSchema(rules), french: wordsSchema(rules) });

/** Whether a value has the form of such a page, valid or not. */
export function isWorded<Word extends string>(value: unknown, rules: WordRules<Word>): boolean {
	const { english, french } = (value ?? {}) as { english?: unknown; french?: unknown };
	return [english, french].every((words) => hasWords(words, rules));
}

/** Whether a value has a text for each word, valid or not. */
export function hasWords<Word extends string>(value: unknown, { limits }: WordRules<Word>): boolean {
	return Object.keys(limits).every(
		(word) => typeof ((value ?? {}) as Record<string, unknown>)[word] === 'string',
	);
}
