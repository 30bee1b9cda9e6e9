import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applicationBody, toApplication } from '../../site/distributors/application-schema.ts';
import {
	type ApplicationField,
	EMPTY_FORM,
	errorsByField,
	FIELD_NAMES,
	OPTIONAL_FIELDS,
	readApplicationForm,
	toApplicationBody,
} from './application-form-fields.ts';
import { findFieldError, isApplicationNumber } from './distributor-application.ts';

const FORM = {
	...EMPTY_FORM,
	company: 'Soudure Léger inc.',
	business: 'welding',
	city: 'Lévis',
	region: 'Quebec',
	contactName: 'Zoë O’Neil',
	email: 'zoe@leger.example',
	message: 'Stick and TIG.\nMostly rail.',
};

/** The fields that the API rejects, named as on the page. */
function listWrong(form: typeof FORM): string[] {
	const parsed = applicationBody.safeParse(toApplicationBody(form));
	const issues = parsed.error?.issues ?? [];
	return Object.keys(errorsByField(issues.map(({ path, message }) => ({ path: path.join('.'), message }))));
}

test('an empty form misses only the required fields', () => {
	const needed = FIELD_NAMES.filter((field) => !OPTIONAL_FIELDS.includes(field) && field !== 'country');
	expect(listWrong(EMPTY_FORM).sort()).toEqual([...needed].sort());
	expect(listWrong(FORM)).toEqual([]);
});

test.each([
	['', true],
	['1', true],
	['9999', true],
	['007', true],
	['0', false],
	['10000', false],
	['-1', false],
	['12.5', false],
	['1e3', false],
	['three', false],
])('%j branches pass: %s', (branches, passes) => {
	expect(listWrong({ ...FORM, branches })).toEqual(passes ? [] : ['branches']);
});

test('the honeypot field must stay empty', () => {
	expect(listWrong({ ...FORM, leaveEmpty: 'http://spam.example' })).toEqual(['leaveEmpty']);
});

test.each<[ApplicationField, string, string | undefined]>([
	['company', ' \u200b ', 'missing'],
	['company', 'a\nb', 'hidden'],
	['company', 'a\u0000b', 'hidden'],
	['company', 'x'.repeat(120), undefined],
	['company', 'x'.repeat(121), 'tooLong'],
	['company', 'half \ud800 a character', 'hidden'],
	['company', 'turned \u202e around', undefined],
	['message', 'two\r\nlines', undefined],
	['message', 'x'.repeat(2001), 'tooLong'],
	['business', 'casino', 'malformed'],
	['country', 'constructor', 'malformed'],
	['email', 'zoe@leger', 'malformed'],
	['phone', '905 555 0142', undefined],
	['phone', '+1 (905) 555-0142 ext. 3', undefined],
	['phone', '555', 'malformed'],
	['phone', 'call me on 9055550142', 'malformed'],
])('%s %j is %s', (field, text, error) => {
	expect(findFieldError(field, text)).toBe(error);
});

test('any form is either rejected with messages at its fields, or stored within its limits', () => {
	const text = fc.oneof(
		fc.string({ unit: 'binary', maxLength: 200 }),
		fc.constantFrom(...Object.values(FORM), '3', 'leger.example', '905 555 0142', 'x'.repeat(2100)),
	);
	const changes = fc.dictionary(fc.constantFrom(...FIELD_NAMES), text, { maxKeys: 4 });
	fc.assert(
		fc.property(changes, (change) => {
			const data = new FormData();
			for (const [field, value] of Object.entries({ ...FORM, ...change })) data.set(field, value);
			const form = readApplicationForm(data);
			const wrong = listWrong(form);
			for (const field of wrong) expect(Object.keys(change)).toContain(field);
			if (wrong.length > 0) return;
			const stored = toApplication(applicationBody.parse(toApplicationBody(form)));
			for (const value of Object.values(stored)) {
				if (typeof value !== 'string') continue;
				expect(value).toBe(value.normalize('NFC').trim());
				expect(value).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
				expect(value.length).toBeLessThanOrEqual(2000);
			}
		}),
		{ numRuns: 40 },
	);
});

test('a checked application is stored normalized', () => {
	const body = applicationBody.parse({
		...toApplicationBody(FORM),
		company: '  Soudure Le\u0301ger inc.\u200b ',
		email: 'zoe@LEGER.example',
		website: 'leger.example',
	});
	expect(toApplication(body)).toMatchObject({
		company: 'Soudure Léger inc.',
		email: 'zoe@leger.example',
		website: 'https://leger.example',
		branches: null,
	});
	expect(toApplication(body)).not.toHaveProperty('leaveEmpty');
});

test('files and missing fields count as empty', () => {
	const data = new FormData();
	data.set('company', new File(['x'], 'x.txt'));
	expect(readApplicationForm(data)).toMatchObject({ company: '', email: '', leaveEmpty: '' });
});

test('a number is recognized by its format', () => {
	expect(isApplicationNumber('D-2026-0007')).toBe(true);
	for (const text of ['', 'D-2026-7', 'S-2026-0007', 'D-2026-0007<b>', ' D-2026-0007'])
		expect(isApplicationNumber(text)).toBe(false);
});
