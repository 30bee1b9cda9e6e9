import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeCsv } from '../../../platform/text/file-table.ts';
import type { Translation } from '../translation.ts';
import { type FileText, findFileChange, type ReadText, toFileTexts } from './file-text.ts';
import { readTranslationTable, TRANSLATION_TABLE } from './translation-table.ts';
import { readXliff, writeXliff } from './xliff.ts';

async function* pages(records: readonly (readonly FileText[])[]) {
	yield* records;
}

async function joined(parts: AsyncIterable<string>): Promise<string> {
	let text = '';
	for await (const part of parts) text += part;
	return text;
}

const FORMATS: Record<
	string,
	{
		write: (records: readonly (readonly FileText[])[]) => Promise<string>;
		read: (text: string) => { texts: ReadText[] } | { error: unknown };
	}
> = {
	XLIFF: { write: (records) => joined(writeXliff(pages(records))), read: readXliff },
	CSV: {
		write: (records) =>
			joined(
				writeCsv(
					TRANSLATION_TABLE,
					pages(records),
					(texts) => texts,
					(title) => title,
				),
			),
		read: readTranslationTable,
	},
};

/** Texts as they are stored: no control characters but line breaks, no spaces at the ends. */
const storedText = fc
	.stringMatching(/^[\p{L}\p{N}\p{P}\p{S} \n]{1,60}$/u)
	.map((text) => text.trim().replace(/[ \n]*\n[ \n]*/g, '\n'))
	.filter((text) => text !== '');
const storedTranslation = fc.record({
	field: fc.constantFrom('', 'description', 'productDetails'),
	english: storedText,
	french: fc.oneof(fc.constant(''), storedText),
	draft: fc.constant(''),
	earlier: fc.constant(undefined),
});

describe.each(Object.entries(FORMATS))('a file of texts as %s', (_, { write, read }) => {
	test('that comes back as it went changes nothing, whatever the texts hold', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(storedTranslation, { minLength: 1, maxLength: 6 }),
				storedText,
				async (stored, draft) => {
					const translations = stored.map((one, at): Translation => {
						if (at % 3 === 1) return { ...one, draft, state: 'draft' };
						if (at % 3 === 2) return { ...one, earlier: { english: draft, french: 'F' }, state: 'outdated' };
						return { ...one, state: one.french === '' ? 'missing' : 'reviewed' };
					});
					const file = read(await write([toFileTexts('product:xy300', translations)]));
					if ('error' in file) throw new Error(JSON.stringify(file.error));
					expect(file.texts.map(({ english, french }) => [english, french])).toEqual(
						translations.map(({ english, french, draft: own }) => [english, own || french]),
					);
					const changes = file.texts.map((text, at) => findFileChange(translations[at] as Translation, text));
					expect(changes.filter(Boolean)).toEqual([]);
				},
			),
		);
	});

	test('is refused or read, and never throws, whatever it holds', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
				expect(read(text)).toBeDefined();
			}),
		);
	});
});

const inXliff = (units: string, head = '') =>
	`<?xml version="1.0"?>${head}<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="fr"><file id="content:home">${units}</file></xliff>`;

const readOne = (units: string) => {
	const file = readXliff(inXliff(units));
	return 'error' in file ? file : file.texts[0];
};

describe('a file from a translation program', () => {
	test('may have cut a text into sentences, with the space between them apart', () => {
		const unit = `<unit id="1">
			<segment id="s1" state="reviewed"><source>One pair.</source><target>Une paire.</target></segment>
			<ignorable><source> </source></ignorable>
			<segment id="s2" state="final"><source>Two pairs.</source><target>Deux paires.</target></segment></unit>`;
		expect(readOne(unit)).toMatchObject({
			record: 'content:home',
			english: 'One pair. Two pairs.',
			french: 'Une paire. Deux paires.',
			isReviewed: true,
		});
		expect(readOne(unit.replace('final', 'translated'))).toMatchObject({ isReviewed: false });
		expect(readOne(unit.replace('<target>Deux paires.</target>', ''))).toMatchObject({ french: '' });
	});

	test('may have marks, CDATA, other prefixes, and elements of other vocabularies', () => {
		const marked =
			'<unit id="1"><segment><source>Cut <mrk id="m1" type="term">A4</mrk> &amp; up</source><target><pc id="1">Coupe</pc> <![CDATA[A4 & plus]]><cp hex="00A0"/>!</target></segment></unit>';
		expect(readOne(marked)).toMatchObject({ english: 'Cut A4 & up', french: 'Coupe A4 & plus\u00A0!' });
		const prefixed =
			'<x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en"><x:file id="content:menu"><x:unit id="1"><m:matches xmlns:m="urn:oasis:names:tc:xliff:matches:2.0"><m:match ref="#1"><x:source>Wrong</x:source><x:target>Faux</x:target></m:match></m:matches><x:segment state="final"><x:source>Glove</x:source><x:target>Gant</x:target></x:segment></x:unit></x:file></x:xliff>';
		expect(readXliff(prefixed)).toMatchObject({
			texts: [{ record: 'content:menu', english: 'Glove', french: 'Gant', isReviewed: true }],
		});
	});

	test.each([
		['no XML', '<xliff', 'translations.file.notXml'],
		['an open element', inXliff('<unit id="1">').replace('</file>', ''), 'translations.file.notXml'],
		[
			'an unknown entity',
			inXliff('<unit id="1"><segment><source>&x;</source></segment></unit>'),
			'translations.file.notXml',
		],
		[
			'XLIFF 1.2',
			'<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>',
			'translations.file.notXliff',
		],
		['another vocabulary', '<html/>', 'translations.file.notXliff'],
		[
			'entities of its own',
			inXliff('', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'),
			'translations.file.doctype',
		],
	])('is refused if it is %s', (_, text, id) => {
		expect(readXliff(text)).toMatchObject({ error: { id } });
	});
});

test('a spreadsheet is read by its titles in either language, whatever its order, separators and line ends', () => {
	const text =
		'sep=;\r\nFrançais;Anglais;État;Fiche\r\n"Une ligne\r\nDeux";One;reviewed;product:xy300\r\n"\'=1+1";Two;;product:xy300\r\n';
	expect(readTranslationTable(text)).toEqual({
		texts: [
			{ row: 3, record: 'product:xy300', english: 'One', french: 'Une ligne\nDeux', isReviewed: true },
			{ row: 5, record: 'product:xy300', english: 'Two', french: '=1+1', isReviewed: false },
		],
	});
	expect(readTranslationTable('record,english\nx,y')).toMatchObject({
		error: { values: { column: 'french' } },
	});
});

describe('what a text of a file changes', () => {
	const stored: Translation = {
		field: '',
		english: 'Glove',
		french: 'Gant',
		draft: '',
		earlier: undefined,
		state: 'reviewed',
	};
	test.each([
		['nothing without French', stored, '', true, undefined],
		[
			'a draft, if nobody has reviewed it',
			stored,
			'Mitaine',
			false,
			{ french: 'Gant', draft: 'Mitaine', earlier: undefined },
		],
		[
			'the site, if somebody has',
			stored,
			'Mitaine',
			true,
			{ french: 'Mitaine', draft: '', earlier: undefined },
		],
		[
			'the site, for a draft that was reviewed',
			{ ...stored, draft: 'Mitaine', state: 'draft' as const },
			'Mitaine',
			true,
			{ french: 'Mitaine', draft: '', earlier: undefined },
		],
		[
			'that an old French is still right',
			{ ...stored, earlier: { english: 'Mitt', french: 'Gant' }, state: 'outdated' as const },
			'Gant',
			true,
			{ french: 'Gant', draft: '', earlier: undefined },
		],
	])('is %s', (_, translation, french, isReviewed, wanted) => {
		expect(findFileChange(translation, { french, isReviewed })).toEqual(wanted);
	});
});
