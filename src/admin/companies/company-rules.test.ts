import { expect, test } from 'vitest';
import { formatTown, listGaps } from '../../domain/companies/company.ts';
import { duplicateKeyOf, hexKeyOf, normalizeName, sortKeyOf } from '../../domain/companies/company-name.ts';
import {
	findBusinessNumber,
	formatDunsNumber,
	formatGstNumber,
	isLikelyBusinessNumber,
	parseTaxId,
} from '../../domain/companies/company-number.ts';
import {
	listWordKeys,
	parseCompanySearch,
	searchTextOf,
} from '../../domain/companies/company-search-text.ts';
import { areAlike, listCompanyTraits } from '../../domain/companies/company-trait.ts';
import { listWarnings } from '../../domain/companies/company-warning.ts';
import { aCompany } from '../../domain/companies/test-company.ts';
import { planMerge } from './merging/company-merge.ts';

test.each([
	['Boreal Arc Inc.', 'Boréal-Arc Ltée'],
	["L'Atelier Côté & Fils", 'Atelier Cote et Fils inc'],
	['The Durham Trade Supply Co.', 'DURHAM TRADE SUPPLY LIMITED'],
	['S.E.N.C. Œuvre', 'Oeuvre s.e.n.c.'],
	['Harrow & Pike', 'Harrow and Pike Corp'],
])('“%s” and “%s” have one key', (one, other) => {
	expect(duplicateKeyOf(one)).toBe(duplicateKeyOf(other));
});

test('a normalized name has no accents, case or punctuation', () => {
	expect(normalizeName(" L'Atelier Côté & Fils, Inc. ")).toBe('latelier cote and fils inc');
});

test('a name of only such words keeps them, and symbols alone have no key', () => {
	expect(duplicateKeyOf('The Company Inc.')).toBe('thecompanyinc');
	expect(duplicateKeyOf('***')).toBe('');
});

test('similar names: one is a long enough prefix of the other', () => {
	expect(areAlike(sortKeyOf('Boreal Arc'), sortKeyOf('Boreal Arc Academy'))).toBe(true);
	expect(areAlike(sortKeyOf('Arc'), sortKeyOf('Arc Academy'))).toBe(false);
	expect(areAlike(sortKeyOf('Durham Trade'), sortKeyOf('Durham Steel'))).toBe(false);
});

test('names sort by their letters, ignoring accents, case and symbols', () => {
	const names = ['Zed', 'éclair', 'Eclipse', '3M', '«Ajax»', 'Ajax 2', 'Ålesund'];
	const sorted = names.toSorted((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1));
	expect(sorted).toEqual(['3M', '«Ajax»', 'Ajax 2', 'Ålesund', 'éclair', 'Eclipse', 'Zed']);
	expect(sortKeyOf('Boreal Arc').startsWith(sortKeyOf('boré'))).toBe(true);
});

test.each(['123456782', '102030400', '135792463'])('%s has a valid check digit', (number) => {
	expect(isLikelyBusinessNumber(number)).toBe(true);
});

test('numbers contained in other numbers', () => {
	expect(isLikelyBusinessNumber('123456789')).toBe(false);
	expect(findBusinessNumber('123456782RT0001')).toBe('123456782');
	expect(findBusinessNumber('12-3456789')).toBe('123456789');
	expect(findBusinessNumber('1234567890TQ0001')).toBeUndefined();
	expect(parseTaxId('1234 5678 90 TQ 0001').kind).toBe('QST');
	expect(parseTaxId('123456782RC0001').kind).toBe('program account');
	expect(parseTaxId('12-3456789').kind).toBe('EIN');
	expect(parseTaxId('B 12').kind).toBeUndefined();
	expect(formatGstNumber('123456782RT0001')).toBe('123456782 RT0001');
	expect(formatDunsNumber('150483782')).toBe('15-048-3782');
});

test('a company is found by prefixes: names, towns, people, phones, mail and numbers', () => {
	const company = aCompany({ legalName: "L'Académie Boréale inc." });
	const keys = listWordKeys(company);
	for (const asked of [
		'boreal',
		'arc aca',
		'academie',
		"l'académie",
		'lacademie',
		'GAGNON',
		'instructor',
		'm.gagnon@',
		'705-555-0101',
		'(705) 555 0101',
		'555 0101',
		'0101',
		'123456782 RT0001',
		'15-048-3782',
		'sudbury',
	]) {
		const search = parseCompanySearch(asked);
		expect(search.starts.length, asked).toBeGreaterThan(0);
		for (const start of search.starts)
			expect(
				keys.some((key) => key.startsWith(start)),
				asked,
			).toBe(true);
		for (const part of search.parts) expect(searchTextOf(company)).toContain(part);
	}
	expect(searchTextOf(company)).toContain('oreal arc');
});

test('special characters in a search are literal, spaces are ignored', () => {
	expect(parseCompanySearch(' 100% _ ')).toEqual({
		starts: [hexKeyOf('100')],
		parts: ['100%', '_'],
		words: ['100%', '_'],
	});
	expect(parseCompanySearch('   ')).toEqual({ starts: [], parts: [], words: [] });
	expect(parseCompanySearch('a '.repeat(200) + 'b c d e f g h i j'.repeat(9)).starts.length).toBeLessThan(9);
});

test('values shared by two records: name, phones, domains, numbers, each once', () => {
	expect(listCompanyTraits(aCompany())).toEqual([
		{ kind: 'name', value: hexKeyOf('borealarcacademy') },
		{ kind: 'phone', value: '7055550100' },
		{ kind: 'phone', value: '7055550101' },
		{ kind: 'domain', value: 'boreal-arc.example' },
		{ kind: 'number', value: '123456782' },
		{ kind: 'number', value: 'duns 150483782' },
	]);
});

test('a valid company has no warning; each warning is at its field', () => {
	expect(listWarnings(aCompany())).toEqual([]);
	const doubtful = aCompany({
		gstNumber: '123456789RT0001',
		taxId: '123456782',
		shippingAddresses: [
			{ name: '', address: '1 Main St, Montréal, QC K1A 0B1', isDefault: true },
			{ name: '', address: '1 Main St', isDefault: false },
			{ name: '', address: '1 Main St, Sudbury, Ontario', isDefault: false },
		],
	});
	expect(listWarnings(doubtful)).toEqual([
		{ path: 'gstNumber', code: 'businessNumber', detail: '123456789' },
		{ path: 'taxId', code: 'differentBusinessNumbers', detail: '123456789' },
		{ path: 'shippingAddresses.0.address', code: 'provinceMismatch', detail: 'K1A 0B1 (ON)' },
		{ path: 'shippingAddresses.1.address', code: 'fewCommas', detail: '' },
		{ path: 'shippingAddresses.2.address', code: 'noPostalCode', detail: '' },
	]);
	expect(listWarnings(aCompany({ taxId: 'B 12' }))).toEqual([
		{ path: 'taxId', code: 'unknownTaxId', detail: '' },
	]);
});

test('a merge fills empty fields, adds new values and overwrites nothing', () => {
	const kept = aCompany({ phone: '', billingAddress: '' });
	const jo = { name: 'Jo Roy', title: 'Stores', email: 'jo@boreal-arc.example', phone: '(705) 555-0109' };
	const other = aCompany({
		operatingName: 'Boreal Arc',
		legalName: 'Boreal Arc Ltd',
		billingAddress: '9 Pine St, Sudbury, ON P3C 1S8',
		shippingAddresses: [
			{ name: '', address: '40 ELM ST, Sudbury ON, P3C 1S8', isDefault: true },
			{ name: '', address: '9 Pine St, Sudbury, ON P3C 1S8', isDefault: false },
		],
		otherContacts: [jo],
	});
	const plan = planMerge(kept, other);
	expect(plan.filled).toEqual(['billingAddress', 'phone']);
	expect(plan.dropped).toEqual([
		{ field: 'operatingName', kept: 'Boreal Arc Academy', dropped: 'Boreal Arc' },
		{ field: 'legalName', kept: 'Boreal Arc Academy Inc.', dropped: 'Boreal Arc Ltd' },
	]);
	expect(plan.addresses).toEqual([
		{ name: 'Boreal Arc', address: '9 Pine St, Sudbury, ON P3C 1S8', isDefault: false },
	]);
	expect(plan.contacts).toEqual([jo]);
	expect(plan.company.shippingAddress).toBe(kept.shippingAddress);
	expect(plan.company.otherContacts).toEqual([jo]);
	expect(plan.company.phone).toBe('(705) 555-0100');
});

test('the missing fields of a company, and its shipping address', () => {
	expect(listGaps(aCompany())).toEqual([]);
	expect(listGaps(aCompany({ billingAddress: '', email: '' }))).toEqual(['billingAddress', 'email']);
	expect(formatTown({ address: '40 Elm St, Sudbury, ON P3C 1S8' })).toBe('Sudbury, ON');
	expect(formatTown({ address: '40 Elm St, Sudbury, ON, P3C 1S8, Canada' })).toBe('Sudbury, ON');
	expect(formatTown({ address: 'Pier 4' })).toBe('Pier 4');
});
