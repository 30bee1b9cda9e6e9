import { expect, it, test } from 'vitest';
import { listWords } from './normalize-text.ts';
import { findMeaning, findPhrase } from './synonyms.ts';
import { FRENCH_WORDS } from './words/french-words.ts';
import { FACT_WORDS, LOOSE_WORDS, SAME_WORDS } from './words/trade-words.ts';

const findsOf = (text: string) => findMeaning(listWords(text).join(' '))?.finds;

it.each([
	['TIG', '#GTAW'],
	['heliarc', '#GTAW'],
	['wire feed', '#GMAW'],
	['MMA', '#SMAW'],
	['flux-core', '#FCAW'],
	['dual shield', '#FCAW'],
	['arc-air', '#CAC-A'],
	['oxy', '#OFW'],
	['grinder', '#GRIND'],
	['Kevlar', 'paraaramid'],
	['para-aramid', 'aramid'],
	['buckskin', 'deerskin'],
	['elk', 'elkskin'],
	['long cuff', 'gauntlet'],
	['ropers', 'driver'],
	['cut 4', '#ANSI_CUT:4'],
	['A4', '#ANSI_CUT:4'],
	['cut level 4', '#ANSI_CUT:4'],
	['ANSI cut level A4', '#ANSI_CUT:4'],
	['heat 3', '#ANSI_HEAT:3'],
	['ANSI heat 3', '#ANSI_HEAT:3'],
	['EN 12477 type A', '#EN12477:A'],
	['2XL', '#size:2XL'],
	['XXL', '#size:2XL'],
	['extra large', '#size:XL'],
	['insulated', 'thinsulate'],
	['lefty', '#left'],
	['left-handed', '#left'],
	['chèvre', 'goat'],
	['chevreuil', 'deer'],
	['croûte', 'split'],
	['meulage', '#GRIND'],
	['électrode enrobée', '#SMAW'],
	['hiver', 'winter'],
	['manchette évasée', 'gauntlet'],
])('%s finds %s', (says, finds) => expect(findsOf(says)).toContain(finds));

it.each(['TIG', 'stick', 'welding', 'A4', 'left hand'])(
	'%s is a fact, whatever the texts contain',
	(text) => {
		expect(findMeaning(listWords(text).join(' '))?.fact).toBe(true);
	},
);

it.each(['torch', 'pipe', 'argon', 'large', 'l'])('%s is also searched in texts', (text) => {
	expect(findMeaning(text)?.fact).toBe(false);
});

test('TIG does not find the Argon series, while argon finds TIG gloves', () => {
	expect(findsOf('tig')).toEqual(['#GTAW']);
	expect(findsOf('argon')).toContain('#GTAW');
});

test('the longest phrase applies', () => {
	const words = listWords('lined cut level 4 glove');
	expect(findPhrase(words, 1)).toMatchObject({ length: 3, meaning: { finds: ['#ANSI_CUT:4'] } });
	expect(findPhrase(words, 4)).toBeUndefined();
});

test('every row of the tables matches something', () => {
	for (const [says, finds] of [...FACT_WORDS, ...LOOSE_WORDS, ...FRENCH_WORDS]) {
		for (const term of says.split(',')) expect(findsOf(term)?.length, term).toBeGreaterThan(0);
		expect(finds.trim(), says).not.toBe('');
	}
	for (const row of SAME_WORDS) expect(row.split(',').length, row).toBeGreaterThan(1);
});
