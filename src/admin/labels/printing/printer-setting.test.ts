import { expect, test } from 'vitest';
import { clampOffset, parsePrinterChoice, USUAL_PRINTER } from './printer-setting.ts';

test('a stored setting is restored', () => {
	const setting = { paper: 'letter-4', right: 1.5, down: -2 } as const;
	expect(parsePrinterChoice(JSON.stringify({ ...setting, printerId: 'p1' }))).toEqual({
		...setting,
		printerId: 'p1',
	});
	// As stored before printers had names.
	expect(parsePrinterChoice(JSON.stringify(setting))).toEqual({ ...setting, printerId: '' });
});

test.each([null, '', 'nonsense', 'null', '7', '{"paper":"a4","right":"3","down":null,"printerId":7}'])(
	'what can’t be read is the usual: %s',
	(text) => {
		expect(parsePrinterChoice(text)).toEqual({ ...USUAL_PRINTER, printerId: '' });
	},
);

test('an offset is at most two centimetres, in tenths of a millimetre', () => {
	expect([0.149, 55, -55, Number.NaN].map(clampOffset)).toEqual([0.1, 20, -20, 0]);
});
