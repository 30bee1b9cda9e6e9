import { expect, test } from 'vitest';
import { aCompany } from '../../domain/companies/test-company.ts';
import { areSame, mergeForms, valueAt, withValueAt } from '../kit/form/form-value.ts';
import { formatFormField, isFormValue, toFormValue } from './company-form-value.ts';

const form = toFormValue(aCompany());

test('a value is read and changed by its path, and the previous form is unchanged', () => {
	const changed = withValueAt(form, 'primaryContact.phone', '7');
	expect(valueAt(changed, 'primaryContact.phone')).toBe('7');
	expect(valueAt(form, 'primaryContact.phone')).toBe('(705) 555-0101');
	expect(valueAt(form, 'otherContacts.3.phone')).toBeUndefined();
	const two = withValueAt(form, 'shippingAddresses.1', { name: 'B', address: '', isDefault: false });
	expect(two.shippingAddresses).toHaveLength(2);
	expect(withValueAt(two, 'shippingAddresses.0', undefined).shippingAddresses[0]?.name).toBe('B');
	expect('fields' in withValueAt({ fields: 1 }, 'fields', undefined)).toBe(false);
});

test('forms are compared by content', () => {
	expect(areSame({ a: 1, b: undefined }, { b: undefined, a: 1 })).toBe(true);
	expect(areSame(form, withValueAt(form, 'legalName', ''))).toBe(false);
});

test('an invalid draft is not restored', () => {
	expect(isFormValue(form)).toBe(true);
	for (const value of [null, 7, {}, { ...form, otherContacts: 'x' }, { ...form, primaryContact: null }])
		expect(isFormValue(value)).toBe(false);
});

test('of two editors’ forms each keeps the fields it alone changed; fields changed by both are named', () => {
	const local = { ...form, legalName: 'Yours', industry: 'Mine', phone: 'same' };
	const stored = { ...form, legalName: 'Theirs', businessType: 'Co-op', phone: 'same' };
	const { value, conflicts } = mergeForms(form, local, stored);
	expect(value).toEqual({
		...form,
		legalName: 'Yours',
		industry: 'Mine',
		businessType: 'Co-op',
		phone: 'same',
	});
	expect(conflicts).toEqual([{ field: 'legalName', local: 'Yours', stored: 'Theirs' }]);
});

test('lists are compared line by line as text', () => {
	expect(formatFormField(form.primaryContact)).toBe(
		'Maude Gagnon, Instructor, m.gagnon@boreal-arc.example, (705) 555-0101',
	);
	expect(formatFormField(form.shippingAddresses)).toBe('School, 40 Elm St, Sudbury, ON P3C 1S8');
	expect(formatFormField([])).toBe('');
});
