import compile from 'icu-minify/compile';
import formatText from 'use-intl/format-message';
import { expect, test } from 'vitest';
import formatMessage from './format-message.server.ts';

type Options = Parameters<typeof formatMessage>[3];

const OPTIONS = {
	cache: {},
	locale: 'en-CA',
	timeZone: 'America/Toronto',
	formatters: {
		getNumberFormat: (...of: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...of),
		getPluralRules: (...of: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...of),
		getDateTimeFormat: (...of: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
			new Intl.DateTimeFormat(...of),
	},
} as unknown as Options;

test.each([
	['Gloves', undefined],
	["The glove's size", { size: 'L' }],
	['Page {page} of {total}', { page: 2, total: 10 }],
	['{count, plural, one {# glove} other {# gloves}}', { count: 1 }],
	['{count, plural, =0 {none} one {# glove} other {# gloves}}', { count: 1_234 }],
	['{kind, select, tig {TIG} other {any process}}', { kind: 'mig' }],
])('"%s" reads the same as text and compiled', (text, values) => {
	const compiled = compile(text) as string;
	const expected = formatText('key', text, values, {
		...OPTIONS,
		cache: { message: {} },
	} as unknown as Options);
	for (const message of [text, compiled])
		expect(
			formatMessage('key', message, values, { ...OPTIONS, cache: { message: {} } } as unknown as Options),
		).toBe(expected);
});
