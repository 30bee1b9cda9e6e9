import { describe, expect, test } from 'vitest';
import english from '../../../messages/en.json' with { type: 'json' };
import french from '../../../messages/fr.json' with { type: 'json' };
import { PRODUCT_KEYS } from '../../domain/catalogue/product-fields.ts';
import { PRODUCT_STATES } from '../../domain/catalogue/product-state.ts';
import { emptyCompany } from '../../domain/companies/company.ts';
import { CHECK_MARKS, WANTED_VERDICTS } from '../../domain/fit-checks/stored-check.ts';
import { LABEL_LANGUAGES } from '../../domain/labels/label-language.ts';
import { LABEL_STATES } from '../../domain/labels/label-state.ts';
import { SUBSCRIPTION_STATES } from '../../domain/newsletter/subscription.ts';
import { PRICE_LIST_KINDS } from '../../domain/pricing/price-list.ts';
import { BREAKS } from '../../domain/pricing/quantity-break.ts';
import { PERFORMANCES } from '../../domain/ratings/performance.ts';
import { REQUEST_STATES } from '../../domain/sample-requests/request-state.ts';
import { APPLICATION_STATES } from '../applications/application-state.ts';
import { type ActivityMessages, formatActivityValue, formatFieldName } from './activity-values.ts';

const wordsOf = ({ staff: { activity } }: typeof english, locale: 'en' | 'fr'): ActivityMessages => ({
	fields: activity.fields,
	values: activity.values,
	yes: activity.yes,
	no: activity.no,
	locale,
});
const ENGLISH = wordsOf(english, 'en');
const FRENCH = wordsOf(french as typeof english, 'fr');

const LABEL_KEYS =
	'attention cartons companyId content copies date invoiceNumber language operatingName paper productDescription ' +
	'productDescriptionFrench productName productPartNumber purchaseOrderNumber quantity shippingAddress size source state';
const PRICE_LIST_KEYS = 'currency isRetired kind name off parentId rules scope target validFrom validTo';
const RECORDED = [
	...PRODUCT_KEYS,
	...Object.keys(emptyCompany()),
	...LABEL_KEYS.split(' '),
	...PRICE_LIST_KEYS.split(' '),
	...BREAKS,
	...'labelId mail mark merged mergedInto note restored sampleRequests skipped template undone wanted'.split(
		' ',
	),
];

describe.each([
	['English', ENGLISH],
	['French', FRENCH],
])('in %s', (_, messages) => {
	test('every field that a change records has a name', () => {
		expect(RECORDED.filter((field) => !Object.hasOwn(messages.fields, field))).toEqual([]);
	});

	test.each([
		['state', [...LABEL_STATES, ...REQUEST_STATES, ...APPLICATION_STATES, ...PRODUCT_STATES, 'all']],
		['state', SUBSCRIPTION_STATES],
		['language', LABEL_LANGUAGES],
		['kind', PRICE_LIST_KINDS],
		['mark', CHECK_MARKS],
		['wanted', WANTED_VERDICTS],
		['performance', PERFORMANCES],
	])('every value of “%s” has a word', (field, values) => {
		for (const value of values) expect(messages.values[field], value).toHaveProperty([value]);
	});
});

test.each([
	['date', '2026-11-01', '1ᵉʳ novembre 2026'],
	['quantity', 1048, '1 048'],
	['off', { pair: 3500, dozen: 3750 }, 'Paire : 35 % · Douzaine : 37,5 %'],
	['XY300', '1234.50, dozen 16.95', 'Paire : 1 234,50 · Douzaine : 16,95'],
	['phone', '(418) 555-0161', '418 555-0161'],
	['size', 'L (left hand only)', 'L (main gauche seulement)'],
	['sizes', { XL: 'XY300-XL' }, 'XL : XY300-XL'],
	['displayReady', true, 'oui'],
	['state', 'shipped', 'expédiée'],
	['labelId', 1048, '1048'],
	['partNumbers', ['xy300', 'xy276-3'], 'XY300\nXY276-3'],
	['name', 'shipped', 'shipped'],
	['companyId', undefined, ''],
])('the value of “%s” reads in French as staff would write it', (field, value, text) => {
	expect(formatActivityValue(field, value, FRENCH).replaceAll('\u00A0', ' ')).toBe(text);
});

test('a key that is itself a name is shown as it is', () => {
	expect(formatFieldName('XY300', FRENCH)).toBe('XY300');
	expect(formatFieldName('Length in size L', FRENCH)).toBe('Length in size L');
	expect(formatFieldName('ownField', ENGLISH)).toBe('Own field');
});
