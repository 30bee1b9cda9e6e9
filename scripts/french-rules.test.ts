import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Product } from '../src/domain/catalogue/product.ts';
import { listTexts, readerOf, termIn } from '../src/domain/catalogue/translations/product-texts.ts';
import { MAIL_NAMES } from '../src/domain/mail-texts/mail-texts.ts';
import { FIRST_MAILS } from '../src/domain/mail-texts/stored-mails.server.ts';
import { listLines } from '../src/domain/rich-text/rich-text.ts';
import { FIRST_ABOUT } from '../src/domain/site-content/about/stored-about.server.ts';
import { listMenuLines } from '../src/domain/site-content/menu.ts';
import { FIRST_HOME } from '../src/domain/site-content/stored-home.server.ts';
import { FIRST_MENU } from '../src/domain/site-content/stored-menu.server.ts';
import type { TextPage } from '../src/domain/site-content/text-page.ts';
import { withFrenchSpaces } from '../src/platform/i18n/french-spaces.ts';
import { findMessageErrors, findPairErrors, findTextErrors, type TextPair } from './french-rules.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Messages that are the same in both languages. */
const EQUAL: ReadonlySet<string> = new Set([
	'Menu',
	'Site',
	'Pages',
	'Page …',
	'…, page …',
	'Abrasion',
	'Construction',
	'Distribution',
	'Fabrication',
	'SAW',
	'PAW',
	'PAC',
	'OFW',
	'Position',
	'Province',
	'Latitude, longitude',
	'Document',
	'Documents',
	'Contact',
	'cm',
	'Canada',
	'Verdict',
	'version …',
	'Note',
	'Actions',
	'… minutes',
	'Code',
	'Copies',
	'Date',
	'Description',
	'description',
	'Certification',
	'certifications',
	'Exceptions',
	'Page',
	'Certifications',
	'Sections',
	'Sessions',
	'Version',
	'Total',
	'Type',
	'Version …',
	'Page …/…',
]);

/** Messages that break a rule on purpose, with the faults that they may have. */
const EXCEPT: Readonly<Record<string, RegExp>> = {
	// The icon beside it is a box, and the header has no room.
	'header.sampleBox': /sample box/i,
	// Stands between two words.
	'distributorPortal.order.errors.or': /spaces/,
	// A town of Quebec and its postal code.
	'whereToBuy.nearHint': /codes|figures/,
	// Two or more.
	'whereToBuy.map.group': /before a plural/,
	'staff.table.pickFirst': /before a plural/,
	'problems.prices.severalGloves': /before a plural/,
	'pricing.override.caseHint': /before a plural/,
	// Labels of fields; no name follows on their line.
	'staff.activity.fields.attention': /elides/,
	'labels.form.attention': /elides/,
	// A sentence about a rating, worded in both languages by `rating-sentence.ts`.
	'validation.glove.rating': /placeholders/,
	// Names of fields and values, as files and the API have them.
	'validation.company.contact': /mail/,
	'validation.glove.performance': /Full use|No use/,
	'validation.glove.performanceNot': /Full use|No use/,
	'validation.glove.melts': /No use/,
	'validation.address.elsewhere': /colon/,
};

function* listLeaves(value: unknown, key = ''): Generator<[key: string, text: string]> {
	if (typeof value === 'string') yield [key, value];
	else
		for (const [name, part] of Object.entries(value as object))
			yield* listLeaves(part, key ? `${key}.${name}` : name);
}

function listMessages(): TextPair[] {
	const french = new Map(listLeaves(read('messages/fr.json')));
	return [...listLeaves(read('messages/en.json'))].map(([key, english]) => ({
		key,
		english,
		french: french.get(key) ?? '',
	}));
}

const report = (key: string, french: string, errors: readonly string[]) =>
	errors.map((error) => `${key}: ${error} | ${french}`);

test('both languages have the same messages', () => {
	const keysOf = (path: string) => [...listLeaves(read(path))].map(([key]) => key);
	expect(keysOf('messages/fr.json')).toEqual(keysOf('messages/en.json'));
});

test('French messages keep placeholders, codes and figures, and the words and typography of Quebec', () => {
	const errors = listMessages().flatMap(({ key, ...pair }) =>
		report(
			key,
			pair.french,
			findMessageErrors(pair, EQUAL).filter((error) => !EXCEPT[key]?.test(error)),
		),
	);
	expect(errors).toEqual([]);
});

test('every exception is still one', () => {
	const messages = new Map(listMessages().map((pair) => [pair.key, pair]));
	const unused = Object.keys(EXCEPT).filter((key) => {
		const pair = messages.get(key);
		return !pair || findMessageErrors(pair, EQUAL).length === 0;
	});
	expect(unused).toEqual([]);
});

test('French texts of gloves use the words and typography of Quebec', () => {
	const folder = 'content/catalogue/products';
	const errors = readdirSync(join(root, folder)).flatMap((file) => {
		const glove: Product = read(join(folder, file));
		const translate = readerOf(glove, 'fr');
		return listTexts(glove).flatMap((english) => {
			const french = withFrenchSpaces(translate(english));
			return report(file, french, findTextErrors(french));
		});
	});
	expect(errors).toEqual([]);
});

test('French text pages use the words and typography of Quebec', () => {
	const folder = 'content/pages';
	const errors = readdirSync(join(root, folder)).flatMap((file) => {
		const { french }: TextPage = read(join(folder, file));
		const lines = [french.title, french.lead, french.description, ...listLines(french.body)];
		expect(lines.length).toBeGreaterThan(10);
		return lines.flatMap((line) => {
			const shown = withFrenchSpaces(line);
			return report(file, shown, findTextErrors(shown));
		});
	});
	expect(errors).toEqual([]);
});

test('the first home and about pages use the words and typography of Quebec', () => {
	const words = [...Object.values(FIRST_HOME.french), ...Object.values(FIRST_ABOUT.french)];
	const lines = words.flatMap((text) => text.split('\n').filter(Boolean));
	expect(lines.length).toBeGreaterThan(50);
	const errors = lines.flatMap((line) => report('page', line, findTextErrors(withFrenchSpaces(line))));
	expect(errors).toEqual([]);
});

test('the first mails use the words and typography of Quebec', () => {
	const lines = MAIL_NAMES.flatMap((name) =>
		Object.values(FIRST_MAILS[name].french).flatMap((text) => text.split('\n').filter(Boolean)),
	);
	expect(lines.length).toBeGreaterThan(50);
	const errors = lines.flatMap((line) => report('mails', line, findTextErrors(withFrenchSpaces(line))));
	expect(errors).toEqual([]);
});

test('the first menu uses the words and typography of Quebec', () => {
	const lines = listMenuLines(FIRST_MENU, 'fr').flatMap((line) => line.split(/ [·›] /));
	expect(lines.length).toBeGreaterThan(30);
	const errors = lines
		.filter((line) => !line.startsWith('/'))
		.flatMap((line) => report('menu', line, findTextErrors(withFrenchSpaces(line))));
	expect(errors).toEqual([]);
});

test('each document that comes with the site has a French file with a preview', () => {
	const folder = 'content/catalogue/products';
	const addresses = readdirSync(join(root, folder)).flatMap((file) => {
		const glove: Product = read(join(folder, file));
		return glove.resources.flatMap(({ preview, pdfUrl }) => [preview, pdfUrl]);
	});
	const ours = [...new Set(addresses.filter((address) => address.startsWith('/documents/')))];
	expect(ours.length).toBeGreaterThan(7);
	const missing = ours.filter((address) => {
		const french = termIn(address, 'fr');
		return french === address || !existsSync(join(root, 'public', french));
	});
	expect(missing).toEqual([]);
});

test('shared terms of gloves use the words and typography of Quebec', () => {
	const errors = Object.entries<string>(read('content/fr/catalogue-terms.json')).flatMap(([key, french]) =>
		report(key, french, findTextErrors(withFrenchSpaces(french))),
	);
	expect(errors).toEqual([]);
});

const texts = (french: string) => findTextErrors(french);
const pair = (english: string, french: string) => findPairErrors({ english, french }, EQUAL);
const message = (english: string, french: string) => findMessageErrors({ english, french }, EQUAL);

test.each([
	'Ajoutez-le à votre panier.',
	'Choisissez votre pointure',
	'Gants à souder',
	'Informations personnelles',
	'Écrivez-nous par e-mail',
	'Page 1 de 3',
	"L'étiquette",
	'Dites “oui”',
	'Vraiment ?',
	'Prix : 5$',
	'250 mm',
	'Poids: 3 kg',
	'1.5 po',
	'No 12',
	'Thinsulate™',
	'Etape 2',
	'Ouvert à 13:05',
	'Pouce cavalier',
	'Commandes répondues',
])('%j is refused', (text) => {
	expect(texts(text)).not.toEqual([]);
});

test.each([
	'Gant de soudage MIG et à l’électrode enrobée',
	'«\u00A0Oui\u00A0», dit-il; puis il part.',
	'Prix\u00A0: 1\u00A0234,56\u00A0$',
	'250\u00A0mm (9,8\u00A0po), 35\u00A0%, 100\u00A0°C',
	'Ouvert de 7\u00A0h\u00A030 à 16\u00A0h',
	'Colis 1 de 3, page 1 sur 3',
	'Nᵒ 12, 1ᵉʳ novembre 2026',
])('%j is right', (text) => {
	expect(texts(text)).toEqual([]);
});

test('a pair loses no code, no figure and no term', () => {
	expect(pair('EN 388 at 3.5 mm', 'EN 388 à 3,5 mm')).toEqual([]);
	expect(pair('10,000 gloves', '10\u00A0000 gants')).toEqual([]);
	expect(pair('Rated to EN 388', 'Coté selon EN 407')).not.toEqual([]);
	expect(pair('Up to 250 °C', 'Jusqu’à 150 °C')).not.toEqual([]);
	expect(pair('Your password', 'Votre code secret')).not.toEqual([]);
	expect(pair('Anything', 'Anything')).toEqual(['equals the English']);
	expect(pair('SMAW', 'SMAW')).toEqual([]);
});

test('a message keeps its placeholders and tags, has every plural, and elides no unknown word', () => {
	expect(message('Glove {name}', 'Gant {name}')).toEqual([]);
	expect(message('Glove {name}', 'Gant {nom}')).not.toEqual([]);
	expect(message('See <a>it</a>', 'Voyez-le')).not.toEqual([]);
	expect(
		message('{n, plural, one {# glove} other {# gloves}}', '{n, plural, one {# gant} other {# gants}}'),
	).toEqual(['plural without many']);
	expect(message('Price of {glove}', 'Prix de {glove}')).not.toEqual([]);
	expect(message('From {count, number} up', 'À partir de {count, number}')).toEqual([]);
	expect(message('joined the papers of', 'a réuni les papiers au nom de')).not.toEqual([]);
	expect(message('{count} more lines', '{count} autres lignes')).not.toEqual([]);
	expect(message('Hello {name},\n\nThanks.', 'Bonjour,\n\nMerci.')).toEqual([]);
	expect(message('Hello {name},', 'Bonjour {name},')).not.toEqual([]);
	expect(
		message('{n, plural, one {one} other {No 5}}', '{n, plural, one {un} many {Nᵒ 5} other {No 5}}'),
	).not.toEqual([]);
});
