import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordIssues } from '../../platform/problems/problem.server.ts';
import { isBusinessEmail } from './business-email.ts';
import { MAX_SAMPLES } from './sample-item.ts';
import {
	contactEmail,
	EMPTY_REQUEST,
	formatCompanySize,
	needsManualReview,
	TEXT_LIMITS,
} from './sample-request.ts';
import { readRequestInput } from './sample-request-input.ts';
import {
	findPostalWarning,
	findRequestErrors,
	findUnmadeSamples,
	TEXT_FIELDS,
	tidyRequest,
} from './sample-request-rules.ts';
import { sampleRequestSchema } from './sample-request-schema.ts';

const complete = {
	professionalAffiliation: 'safety',
	companySize: '200-500',
	companyEmail: 'D.Lavoie@Norland-Rail.example',
	secondaryEmail: '',
	emailType: 'Business',
	firstName: 'Dominique',
	lastName: 'Lavoie',
	jobTitle: 'HSE coordinator',
	phone: '(905) 555-0123 ext. 12',
	companyName: 'Norland Rail',
	streetAddress: '2140, rue Notre-Dame Ouest',
	addressLine2: '',
	city: 'Trois-Rivières',
	provinceOrState: 'Québec',
	postalCode: 'g9a4x1',
	country: 'Canada',
	addressType: 'Commercial',
	sampleFor: 'Myself',
	additionalNotes: '',
	samples: [{ partNumber: 'XY300', size: 'L' }],
};
const errorsOf = (changes: object) =>
	findRequestErrors(tidyRequest({ ...complete, ...changes })).map(({ path, kind }) => `${path}: ${kind}`);

test('a complete request has no errors and is stored normalized', () => {
	expect(errorsOf({})).toEqual([]);
	expect(tidyRequest(complete)).toMatchObject({
		companyEmail: 'd.lavoie@norland-rail.example',
		provinceOrState: 'QC',
		postalCode: 'G9A 4X1',
		samples: [{ partNumber: 'xy300', size: 'L' }],
	});
});

test('only the required fields are required', () => {
	expect(findRequestErrors({ ...EMPTY_REQUEST, country: '', addressType: '', sampleFor: '' })).toEqual(
		[
			'professionalAffiliation',
			'companySize',
			'companyEmail',
			'firstName',
			'lastName',
			'jobTitle',
			'phone',
			'companyName',
			'streetAddress',
			'city',
			'provinceOrState',
			'postalCode',
			'country',
			'addressType',
			'sampleFor',
		]
			.map((path) => ({ path, kind: 'required' }))
			.concat({ path: 'samples', kind: 'noSamples' }),
	);
});

test.each([
	'buyer@smithweld.ca',
	'jo@smithgmail.com',
	'jo@gmail.com.smithweld.ca',
	'jo@live.smithweld.ca',
	'jo@outlookwelding.com',
	'shop@bell.net',
	'atelier@videotron.ca',
	'nom@soudure-été.ca',
	'nom@xn--soudure-t-i4ab.ca',
	'élodie@gmail-été.ca',
])('%s is a company’s address', (email) => expect(isBusinessEmail(email)).toBe(true));

test.each([
	'jo@gmail.com',
	'JO@GMAIL.COM',
	'jo@GoogleMail.com',
	'jo@yahoo.ca',
	'jo@yahoo.co.uk',
	'jo@yahoo.com.br',
	'jo@mail.yahoo.ca',
	'jo@hotmail.fr',
	'jo@outlook.com',
	'jo@live.ca',
	'jo@icloud.com',
	'jo@aol.com',
	'jo@msn.com',
	'jo@proton.me',
	'jo@anything.gmail.com',
	'jo@ｇｍａｉｌ.com',
	'jo@gmail。com',
	'jo@gm\u00adail.com',
	'jo@été.gmail.com',
	'élodie@Yahoo.CA',
	'jo@yahoo.рф',
	'jo@yahoo.xn--p1ai',
	'jo',
	'jo@localhost',
	'',
])('“%s” is not', (email) => expect(isBusinessEmail(email)).toBe(false));

test('free mail is rejected as a business address, and accepted as a secondary one for manual review', () => {
	expect(errorsOf({ companyEmail: 'jo@gmail.com' })).toEqual(['companyEmail: businessEmail']);
	const secondary = { emailType: 'Secondary', companyEmail: '', secondaryEmail: 'Jo@gmail.com' };
	expect(errorsOf(secondary)).toEqual([]);
	const tidy = tidyRequest({ ...complete, ...secondary });
	expect(needsManualReview(tidy)).toBe(true);
	expect(contactEmail(tidy)).toBe('jo@gmail.com');
	expect(errorsOf({ ...secondary, secondaryEmail: '' })).toEqual(['secondaryEmail: required']);
	expect(errorsOf({ ...secondary, secondaryEmail: 'jo' })).toEqual(['secondaryEmail: email']);
});

test('the size “Distributor” belongs to distributors only', () => {
	expect(errorsOf({ companySize: 'Distributor' })).toEqual(['companySize: sizeOfDistributor']);
	expect(errorsOf({ professionalAffiliation: 'distributor' })).toEqual(['companySize: sizeOfDistributor']);
	expect(errorsOf({ professionalAffiliation: 'distributor', companySize: 'Distributor' })).toEqual([]);
});

test('province and postal code must match the country', () => {
	expect(errorsOf({ provinceOrState: 'NY' })).toEqual(['provinceOrState: region']);
	expect(errorsOf({ postalCode: 'D1A 1A1' })).toEqual(['postalCode: postalCode']);
	const buffalo = { country: 'united states', provinceOrState: 'New York', postalCode: '142012345' };
	expect(errorsOf(buffalo)).toEqual([]);
	expect(tidyRequest({ ...complete, ...buffalo })).toMatchObject({
		country: 'United States',
		postalCode: '14201-2345',
	});
	expect(errorsOf({ ...buffalo, postalCode: 'L6M 3A1' })).toEqual(['postalCode: zipCode']);
	expect(errorsOf({ country: 'Narnia' })).toEqual(['country: option']);
});

test('a postal code of another province is a warning, not an error', () => {
	const elsewhere = { ...complete, postalCode: 'l6m3a1' };
	expect(errorsOf(elsewhere)).toEqual([]);
	expect(findPostalWarning(elsewhere)).toEqual(['ON']);
	expect(findPostalWarning(complete)).toBeUndefined();
});

test('every text has a maximum length and no invisible characters', () => {
	for (const field of TEXT_FIELDS) {
		expect(errorsOf({ [field]: 'x'.repeat(TEXT_LIMITS[field] + 1) })).toContain(`${field}: tooLong`);
		expect(errorsOf({ [field]: 'x\u0007y' })).toContain(`${field}: control`);
		expect(errorsOf({ [field]: '\u0007y' })).toContain(`${field}: controlAtStart`);
	}
	expect(errorsOf({ additionalNotes: 'one\r\ntwo' })).toEqual([]);
	expect(tidyRequest({ ...complete, firstName: 'A\r\nBcc: b@c.example' }).firstName).toBe(
		'A Bcc: b@c.example',
	);
});

test('sample errors are named by position', () => {
	const samples = [
		{ partNumber: 'xy300', size: 'L' },
		{ partNumber: '', size: '' },
		{ partNumber: 'xy300', size: 'Large' },
		{ partNumber: '<script>', size: 'L' },
	];
	expect(errorsOf({ samples })).toEqual([
		'samples.1.partNumber: required',
		'samples.1.size: required',
		'samples.2: sampleTwice',
		'samples.3: sample',
	]);
	const many = Array.from({ length: MAX_SAMPLES + 1 }, (_, at) => ({ partNumber: `xy${at}`, size: 'L' }));
	expect(errorsOf({ samples: many })).toEqual(['samples: tooManySamples']);
	expect(
		findUnmadeSamples(
			[
				{ partNumber: 'xy300', size: 'Large' },
				{ partNumber: 'xy300', size: '5XL' },
				{ partNumber: 'xy999', size: 'L' },
			],
			(partNumber) => (partNumber === 'xy300' ? ['M', 'L'] : undefined),
		),
	).toEqual([
		{ path: 'samples.1.size', kind: 'sizeNotMade' },
		{ path: 'samples.2.partNumber', kind: 'unknownGlove' },
	]);
});

test('a request may omit the defaults and adds nothing else', () => {
	const { emailType: _, country: __, addressType: ___, sampleFor: ____, ...rest } = complete;
	const { input } = readRequestInput({
		...rest,
		samples: [{ partNumber: 'xy300' }],
		state: 'shipped',
		companyEmailValid: true,
	});
	expect(input).toMatchObject({
		emailType: 'Business',
		country: 'Canada',
		addressType: 'Residential',
		sampleFor: 'Myself',
	});
	expect(input.samples).toEqual([{ partNumber: 'xy300', size: 'Large' }]);
	expect(input).not.toHaveProperty('state');
});

test('the API schema reports all invalid fields at once, in the form’s messages', () => {
	const { error } = sampleRequestSchema.safeParse({
		...complete,
		companyEmail: 'jo@gmail.com',
		phone: { $ne: 1 },
		samples: [{ partNumber: 'xy300', size: 7 }],
		city: '  ',
	});
	expect(
		Object.fromEntries(error ? wordIssues('en', error).map(({ path, message }) => [path, message]) : []),
	).toEqual({
		companyEmail: 'Please enter a valid business domain (no @gmail.com, @yahoo.com, etc.)',
		phone: 'Write plain text: this holds something that can’t be read.',
		'samples.0.size': 'Write plain text: this holds something that can’t be read.',
		city: 'Enter the city.',
	});
	expect(sampleRequestSchema.safeParse([]).success).toBe(false);
	expect(sampleRequestSchema.parse(complete)).toEqual(tidyRequest(complete));
});

test('normalizing is idempotent, and no input breaks the rules', () => {
	const text = fc.string({ unit: 'binary', maxLength: 24 });
	const input = fc.record(
		Object.fromEntries(
			Object.keys(complete).map((field) => [
				field,
				field === 'samples' ? fc.array(fc.record({ partNumber: text, size: text }), { maxLength: 4 }) : text,
			]),
		),
	);
	fc.assert(
		fc.property(input, (value) => {
			const once = tidyRequest(readRequestInput(value).input);
			expect(tidyRequest(once)).toEqual(once);
			expect(findRequestErrors(once).length).toBeGreaterThan(0);
		}),
		{ numRuns: 40 },
	);
	fc.assert(
		fc.property(fc.anything(), (value) => {
			expect(sampleRequestSchema.safeParse(value).success).toBe(false);
		}),
	);
});

test('a number of employees is shown as its language writes it', () => {
	expect(['0-50', '500+'].map((size) => formatCompanySize(size, 'en'))).toEqual(['0–50', '500+']);
	expect(['0-50', '500+'].map((size) => formatCompanySize(size, 'fr'))).toEqual(['0–50', 'Plus de 500']);
});
