import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES } from '../../platform/i18n/locale.ts';
import { findMailError } from '../../platform/mail/mail.ts';
import {
	fieldsOf,
	fillText,
	listVariables,
	MAIL_NAMES,
	type MailName,
	mailContent,
	mailKind,
	type StoredMail,
} from './mail-texts.ts';
import { isMailForm, mailSchema } from './mail-texts-schema.ts';
import { FIRST_MAILS, mailTextsOf } from './stored-mails.server.ts';
import { wordMail } from './word-mail.ts';

const errorsOf = (name: MailName, mail: unknown) =>
	mailSchema(name)
		.safeParse(mail)
		.error?.issues.map(({ path }) => path.join('.')) ?? [];
const withEnglish = (name: MailName, texts: object): StoredMail => ({
	...FIRST_MAILS[name],
	english: { ...FIRST_MAILS[name].english, ...texts },
});
const NOTHING = mailTextsOf({ findContent: () => undefined });

test('every mail has its fields in both languages, and both name the same values', () => {
	for (const name of MAIL_NAMES) {
		const { english, french } = FIRST_MAILS[name];
		expect([Object.keys(english).sort(), Object.keys(french).sort()], name).toEqual([
			[...fieldsOf(name)].sort(),
			[...fieldsOf(name)].sort(),
		]);
		expect(isMailForm(name)(FIRST_MAILS[name]), name).toBe(true);
		for (const field of fieldsOf(name)) {
			// "Bonjour," has no name: who asked may have given one that no French letter begins with.
			const named = (text = '') =>
				listVariables(text)
					.filter((one) => one !== 'name')
					.sort();
			expect(named(french[field]), `${name}.${field}`).toEqual(named(english[field]));
		}
	}
});

test('a confirmation names nothing that a stranger typed', () => {
	for (const name of ['sample-request', 'distributor-application', 'newsletter-confirm'] as const)
		expect(mailKind(name).variables.filter((one) => !['number', 'brand', 'address'].includes(one))).toEqual(
			[],
		);
});

test.each<[string, MailName, object, string[]]>([
	['a value that the mail does not have', 'sample-request', { text: 'For {company}.' }, ['english.text']],
	['a value of every object', 'sample-request', { text: '{constructor} {__proto__}' }, ['english.text']],
	['a newsletter without the address', 'newsletter-welcome', { reason: 'You asked.' }, ['english.reason']],
	['an empty subject', 'portal-order', { subject: ' ' }, ['english.subject']],
	['a subject of two lines', 'portal-order', { subject: 'One\nTwo' }, ['english.subject']],
	['a text that is too long', 'portal-order', { text: 'x'.repeat(2001) }, ['english.text']],
	['a field that the mail does not have', 'sample-approved', { heading: 'Hello' }, ['english']],
	['a text that is none', 'portal-reset', { text: 5 }, ['english.text']],
])('%s is refused by name', (_, name, texts, paths) => {
	expect(errorsOf(name, withEnglish(name, texts))).toEqual(paths);
});

test('an empty end and several paragraphs are accepted', () => {
	expect(
		errorsOf('portal-order', withEnglish('portal-order', { after: '', text: 'A {number}\n\nB' })),
	).toEqual([]);
	const findTexts = () => ({
		subject: 'S',
		heading: 'H',
		text: 'A {number}\n\n\nB\nC',
		after: '',
		reason: 'R',
	});
	expect(wordMail({ findTexts }, 'portal-order', 'en', { number: 'Q-1', pairs: '2 pairs' })).toMatchObject({
		paragraphs: ['A Q-1', 'B\nC'],
		closing: [],
	});
});

test('whatever the values, the subject is one line that a mail may have, and no value is filled again', () => {
	const value = fc.oneof(
		fc.string({ unit: 'binary' }),
		fc.constantFrom('{brand}', '{address}', '$&', 'a\r\nBcc: x'),
	);
	fc.assert(
		fc.property(value, value, fc.constantFrom(...LOCALES), (store, brand, locale) => {
			const words = wordMail({ findTexts: NOTHING }, 'distributor-question', locale, {
				store: store.toWellFormed(),
				brand,
				address: '1 Kiln Road',
			});
			const { subject } = words;
			const mail = { to: 'a@b.example', subject, text: '', html: '' };
			expect(findMailError(mail)).toBeUndefined();
			if (store === '{brand}') expect(subject).toContain('{brand}');
		}),
	);
	expect(fillText('{a} {b} {constructor}', { a: '{b}', b: '$1' })).toBe('{b} $1 {constructor}');
});

test('what staff saved is what goes out; what cannot be read is the first text', () => {
	const saved = withEnglish('portal-reset', { subject: 'A new {brand} password' });
	let document = JSON.stringify(saved);
	const findTexts = mailTextsOf({
		findContent: (name) => (name === mailContent('portal-reset') ? document : undefined),
	});
	const subject = () =>
		wordMail({ findTexts }, 'portal-reset', 'en', { brand: 'Emberhide', hours: 2 }).subject;
	expect(subject()).toBe('A new Emberhide password');
	for (document of ['', '{}', 'null', '{"english":{}}'])
		expect(subject()).toBe('Choose a new password for the Emberhide distributor portal');
	expect(wordMail({ findTexts }, 'portal-reset', 'fr', { brand: 'Emberhide', hours: 2 }).reason).toContain(
		'\u00A0:',
	);
	expect(() => findTexts('no-such-mail', 'en')).toThrow('no-such-mail');
});
