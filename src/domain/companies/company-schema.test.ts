import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordErrors } from '../../platform/problems/problem.server.ts';
import type { Company } from './company.ts';
import { parseCompany } from './company-schema.ts';
import { aCompany } from './test-company.ts';

const errorsOf = (input: unknown) => {
	const parsed = parseCompany(input);
	return 'errors' in parsed ? wordErrors('en', parsed.errors) : [];
};
const parse = (input: unknown): Company => {
	const parsed = parseCompany(input);
	if ('errors' in parsed) throw new Error(JSON.stringify(parsed.errors));
	return parsed.company;
};
/** A company with one changed field. */
const errorsWith = (changes: Record<string, unknown>) => errorsOf({ ...aCompany(), ...changes });

test('a complete company is stored unchanged', () => {
	expect(parse(aCompany())).toEqual(aCompany());
});

test('missing fields are empty, and a single address is the default one', () => {
	const { operatingName, shippingAddress, primaryContact } = aCompany();
	const company = parse({ operatingName, shippingAddress, primaryContact });
	expect(company.legalName).toBe('');
	expect(company.otherContacts).toEqual([]);
	expect(company.shippingAddresses).toEqual([{ name: '', address: shippingAddress, isDefault: true }]);
});

test('an empty form reports all invalid fields at once, in its own messages', () => {
	expect(errorsOf({})).toEqual([
		{ path: 'operatingName', message: 'Operating Name and Shipping Address are required' },
		{ path: 'shippingAddress', message: 'Operating Name and Shipping Address are required' },
		{ path: 'primaryContact', message: 'Primary contact must be fully filled' },
	]);
	expect(
		errorsOf({ operatingName: ' ', shippingAddress: '', primaryContact: { name: 'Jo' }, email: 'x' }),
	).toEqual([
		{ path: 'operatingName', message: 'Operating Name and Shipping Address are required' },
		{ path: 'shippingAddress', message: 'Operating Name and Shipping Address are required' },
		{ path: 'email', message: 'This is not an email address' },
		{ path: 'primaryContact.title', message: 'Primary contact must be fully filled' },
		{ path: 'primaryContact.email', message: 'Primary contact must be fully filled' },
		{ path: 'primaryContact.phone', message: 'Primary contact must be fully filled' },
	]);
});

test.each(['name', 'title', 'email', 'phone'])('a primary contact without %s is rejected', (field) => {
	const primaryContact = { ...aCompany().primaryContact, [field]: '  ' };
	expect(errorsWith({ primaryContact })).toEqual([
		{ path: `primaryContact.${field}`, message: 'Primary contact must be fully filled' },
	]);
});

test('another contact is complete or empty; empty ones are not stored', () => {
	const contact = aCompany().primaryContact;
	const empty = { name: '', title: ' ', email: '', phone: '' };
	expect(parse({ ...aCompany(), otherContacts: [empty, contact, {}] }).otherContacts).toEqual([contact]);
	expect(errorsWith({ otherContacts: [contact, { ...contact, title: '' }] })).toEqual([
		{ path: 'otherContacts.1.title', message: 'Each other contact must be fully filled or completely empty' },
	]);
	expect(errorsWith({ otherContacts: [{ name: 'Jo', email: 'jo' }] })).toEqual([
		{ path: 'otherContacts.0.title', message: 'Each other contact must be fully filled or completely empty' },
		{ path: 'otherContacts.0.email', message: 'This is not an email address' },
		{ path: 'otherContacts.0.phone', message: 'Each other contact must be fully filled or completely empty' },
	]);
});

test('address fields give the address line, and province and postal code are normalized', () => {
	const fields = {
		street: '12 Mill St',
		city: 'Oakville',
		region: 'ontario',
		postalCode: 'l6m3a1',
		country: 'Canada',
	};
	const { shippingAddress: _, ...rest } = aCompany();
	const company = parse({ ...rest, shippingAddresses: [{ name: 'Yard', fields, isDefault: true }] });
	expect(company.shippingAddress).toBe('12 Mill St, Oakville, ON L6M 3A1');
	expect(company.shippingAddresses[0]?.fields).toEqual({
		...fields,
		street2: '',
		region: 'ON',
		postalCode: 'L6M 3A1',
	});
	const wrong = { ...fields, region: 'NY', postalCode: '14201' };
	expect(
		errorsWith({ shippingAddress: undefined, shippingAddresses: [{ fields: wrong }] }).map(
			({ path }) => path,
		),
	).toEqual(['shippingAddresses.0.fields.region', 'shippingAddresses.0.fields.postalCode']);
});

test('exactly one address is the default: the first if none is marked', () => {
	const { shippingAddress: _, ...rest } = aCompany();
	const one = { name: 'A', address: '1 A St, Ajax, ON L1S 1A1' };
	const two = { name: 'B', address: '2 B St, Ajax, ON L1S 1A1' };
	expect(parse({ ...rest, shippingAddresses: [one, two] }).shippingAddress).toBe(one.address);
	expect(parse({ ...rest, shippingAddresses: [one, { ...two, isDefault: true }] }).shippingAddress).toBe(
		two.address,
	);
	const both = [
		{ ...one, isDefault: true },
		{ ...two, isDefault: true },
	];
	expect(errorsOf({ ...rest, shippingAddresses: both })).toEqual([
		{ path: 'shippingAddresses.1.isDefault', message: 'Only one address can be the default' },
	]);
	expect(
		parse({ ...rest, shippingAddresses: [one, { name: '', address: ' ' }] }).shippingAddresses,
	).toHaveLength(1);
	expect(errorsOf({ ...rest, shippingAddresses: [one, { name: 'B' }] })[0]?.path).toBe(
		'shippingAddresses.1.address',
	);
	expect(errorsOf({ ...rest, shippingAddresses: [] })[0]?.message).toBe(
		'Operating Name and Shipping Address are required',
	);
});

test('a line that differs from the default of the list is rejected', () => {
	expect(errorsWith({ shippingAddress: '9 Other St, Ajax, ON L1S 1A1' })[0]?.path).toBe('shippingAddress');
});

test.each([
	['website', 'javascript:alert(1)'],
	['website', 'data:text/html,x'],
	['website', 'ftp://weldshop.ca'],
	['website', 'https://user:secret@weldshop.ca'],
	['website', 'weldshop'],
	['email', 'jo@'],
	['phone', '555-0123'],
	['phone', '(105) 555-0123'],
	['gstNumber', '123456782'],
	['gstNumber', '12345678RT0001'],
	['taxId', '123456789TQ0001'],
	['dunsNumber', '12345678'],
	['dunsNumber', '1234567890'],
	['operatingName', 'a'.repeat(121)],
	['operatingName', 'Bo\u0007al'],
	['operatingName', 'Bo\u0000al'],
	['operatingName', 'Bo\ud800al'],
	['industry', 7],
	['otherContacts', 'x'],
	['otherContacts', [7]],
	['shippingAddresses', {}],
	['primaryContact', []],
])('%s: %j is rejected with an error at its field', (field, value) => {
	const errors = errorsWith({ [field]: value });
	expect(errors.map(({ path }) => path.split('.')[0])).toEqual([field]);
});

test.each([
	['website', 'WeldShop.ca', 'https://weldshop.ca'],
	['website', 'http://weldshop.ca/fr?a=1', 'http://weldshop.ca/fr?a=1'],
	['website', 'weldshop.ca:8080', 'https://weldshop.ca:8080'],
	['phone', '905.555.0123 x12', '(905) 555-0123 ext. 12'],
	['phone', '1-905-555-0123', '(905) 555-0123'],
	['phone', '+44 20 7946 0000', '+442079460000'],
	['gstNumber', '123456782 rt 0001', '123456782RT0001'],
	['taxId', '1234567890 tq 0001', '1234567890TQ0001'],
	['taxId', '12-3456789', '12-3456789'],
	['dunsNumber', '15-048-3782', '150483782'],
	['operatingName', '  Boreal \t Arc ', 'Boreal Arc'],
	['operatingName', 'E\u0301clair', '\u00c9clair'],
	['operatingName', '<script>alert(1)</script>', '<script>alert(1)</script>'],
])('%s: %j is stored as %j', (field, value, stored) => {
	expect(parse({ ...aCompany(), [field]: value })[field as keyof Company]).toBe(stored);
});

test('an unknown field is rejected by name; fields of a response are ignored', () => {
	expect(errorsWith({ role: 'admin' })).toEqual([{ path: 'role', message: 'is not a field we know' }]);
	expect(errorsWith({ id: 'x', version: 9, createdAt: '', updatedAt: '' })).toEqual([]);
	expect(errorsOf(JSON.parse('{"__proto__": {"operatingName": "x"}}')).length).toBeGreaterThan(2);
});

test.each([null, 7, 'x', [], undefined])('%j is not a company', (input) => {
	expect(errorsOf(input)).toEqual([{ path: '', message: 'must be an object of fields' }]);
});

test('any input gives a company that parses to itself, or errors', () => {
	fc.assert(
		fc.property(
			fc.record({
				operatingName: fc.string(),
				website: fc.webUrl(),
				legalName: fc.string({ unit: 'binary' }),
			}),
			(changes) => {
				const parsed = parseCompany({ ...aCompany(), ...changes });
				if ('company' in parsed) expect(parse(parsed.company)).toEqual(parsed.company);
				else expect(parsed.errors.length).toBeGreaterThan(0);
			},
		),
	);
});

test('invisible characters are removed, except those that names need', () => {
	expect(errorsWith({ operatingName: '\u200b\u00ad\u3164' }).map(({ path }) => path)).toEqual([
		'operatingName',
	]);
	const operatingName = 'Soudure\u00a0Nik\u00adzad \u202eBo\u200bal نیک‌زاد 👩‍🏭';
	expect(parse({ ...aCompany(), operatingName }).operatingName).toBe('Soudure Nikzad Boal نیک‌زاد 👩‍🏭');
	const shippingAddress = `${aCompany().shippingAddress}\u200b`;
	expect(parse({ ...aCompany(), shippingAddress })).toEqual(aCompany());
});
