import { expect, test } from 'vitest';
import { clampOffset, parsePrinterSetting, USUAL_PRINTER } from './printer-setting.ts';

test('a stored setting is restored', () => {
	const setting = { paper: 'letter-4', right: 1.5, down: -2 } as const;
	expect(parsePrinterSetting(JSON.stringify(setting))).toEqual(setting);
});

test.each([null, '', 'nonsense', 'null', '7', '{"paper":"a4","right":"3","down":null}'])(
	'what can’t be read is the usual: %s',
	(text) => {
		expect(parsePrinterSetting(text)).toEqual(USUAL_PRINTER);
	},
);

test('an offset is at most two centimetres, in tenths of a millimetre', () => {
	expect([0.149, 55, -55, Number.NaN].map(clampOffset)).toEqual([0.1, 20, -20, 0]);
});
