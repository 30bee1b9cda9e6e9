import { expect, test } from 'vitest';
import { parseCompany } from '../../domain/companies/company-schema.ts';
import { aCompany } from '../../domain/companies/test-company.ts';
import { parseCompanyPriceChange } from '../../domain/pricing/company-prices/company-prices-schema.ts';
import { parsePriceLines, parsePriceList } from '../../domain/pricing/price-list-schema.ts';

const LIST = {
	name: 'A',
	kind: 'percent',
	currency: 'CAD',
	parentId: 'x',
	off: { pair: '5', dozen: '6', case: '7' },
	rules: [{ scope: 'glove', target: 'xy300', off: { pair: '5', dozen: '6', case: '7' } }],
	validFrom: '2026-01-01',
	validTo: '2026-12-31',
};
const LINES = { lines: [{ partNumber: 'xy300', pair: '5', dozen: '4', case: '3' }] };
const CHANGE = {
	currency: 'CAD',
	assignment: { listId: 'x', from: '2026-01-01' },
	overrides: [
		{ partNumber: 'xy300', pair: '5', dozen: '4', case: '3', reason: 'Bid', validFrom: '', validTo: '' },
	],
	customerParts: [{ partNumber: 'xy300', number: 'A-1', name: 'Glove' }],
};

/** Every way to put null where a value was, with the path of that place. */
function* withNull(
	value: unknown,
	path: (string | number)[] = [],
): Generator<{ path: string; body: unknown }> {
	if (typeof value !== 'object' || value === null) return;
	for (const [key, member] of Object.entries(value)) {
		const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value };
		Object.assign(copy, { [key]: null });
		yield { path: [...path, key].join('.'), body: copy };
		for (const inner of withNull(member, [...path, key])) {
			const around = Array.isArray(value) ? [...value] : { ...value };
			Object.assign(around, { [key]: inner.body });
			yield { path: inner.path, body: around };
		}
	}
}

const FULL_COMPANY = aCompany({ otherContacts: [aCompany().primaryContact] });

test.each([
	['a price list', LIST, parsePriceList],
	['prices of a list', LINES, (body: unknown) => parsePriceLines(body, 'CAD')],
	[
		'a company’s prices',
		CHANGE,
		(body: unknown) => parseCompanyPriceChange(body, { currency: 'CAD', today: '2026-11-20' }),
	],
	['a company', FULL_COMPANY, parseCompany],
] as const)('null in %s is not left out: it is refused where it stands', (_, whole, parse) => {
	expect(parse(whole)).not.toHaveProperty('errors');
	const tried = [...withNull(whole)];
	expect(tried.length).toBeGreaterThan(3);
	for (const { path, body } of tried) {
		const parsed = parse(body) as { errors?: { path: string }[] };
		expect(
			parsed.errors?.map((error) => error.path),
			path,
		).toContainEqual(expect.stringContaining(path));
	}
});
