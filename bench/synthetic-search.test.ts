import { expect, test } from 'vitest';
import { toCatalogueEntry } from '../src/domain/search/index/catalogue-entry.ts';
import { assembleCatalogueIndex } from '../src/domain/search/index/catalogue-index.ts';
import { Vocabulary } from '../src/domain/search/query/vocabulary.ts';
import { deriveCategories, deriveGloves } from './synthetic-catalogue.ts';

const GLOVES = 10_000;
/** Every n-th glove is searched by its own words. */
const STEP = 97;

test('in ten thousand gloves each is found by its adjacent words, its name and its description', () => {
	const gloves = [...deriveGloves(GLOVES)];
	const vocabulary = new Vocabulary();
	const index = assembleCatalogueIndex(
		gloves.map((glove) => toCatalogueEntry(glove, vocabulary)),
		deriveCategories(gloves.map(({ partNumber }) => partNumber)),
		vocabulary,
	);
	const find = (query: string) =>
		new Set(index.search(query, GLOVES).hits.map(({ partNumber }) => partNumber));
	for (let at = 0; at < gloves.length; at += STEP) {
		const { partNumber, name, description } = gloves[at]!;
		expect(index.search(`part number ${partNumber}`, 1).hits[0]?.partNumber).toBe(partNumber);
		for (const text of [name, description]) {
			expect(find(text).has(partNumber), text).toBe(true);
			const words = text.split(/\s+/);
			for (let next = 1; next < words.length; next++) {
				const query = `${words[next - 1]} ${words[next]}`;
				const found = find(query);
				expect(found.has(partNumber), `${query} of ${partNumber}`).toBe(true);
				expect(find(`${words[next]} ${words[next - 1]}`), `${query}, turned`).toEqual(found);
			}
		}
	}
}, 60_000);
