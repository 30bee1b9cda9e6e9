import fc from 'fast-check';
import { expect, test } from 'vitest';
import { say } from '../../platform/i18n/message.ts';
import {
	applyDiscount,
	formatDiscount,
	formatPercent,
	parsePercent,
	roundPrice,
	toExactPrice,
} from './percent-off.ts';
import { MAX_PRICE } from './price.ts';

const hundredths = fc.integer({ min: 0, max: 10_000 });

test('a formatted percentage parses to itself, from a file and from a page', () => {
	fc.assert(
		fc.property(hundredths, (percent) => {
			expect(parsePercent(formatPercent(percent))).toEqual({ hundredths: percent });
			expect(parsePercent(` ${formatPercent(percent)} % `)).toEqual({ hundredths: percent });
		}),
	);
});

test('a percentage has no sign, in any spelling', () => {
	fc.assert(
		fc.property(
			hundredths,
			fc.constantFrom('-', '−', '–', '+', '－', '＋', '- ', '﹣'),
			fc.constantFrom('', '%', ' %'),
			(percent, sign, end) => {
				const parsed = parsePercent(`${sign}${formatPercent(percent)}${end}`);
				expect(parsed).toEqual({ error: say('validation.price.percentSign') });
			},
		),
	);
	for (const text of [
		'(4)',
		'(4%)',
		'4-',
		'',
		'4 5',
		'0x4',
		'1e1',
		'100.01',
		'4.125',
		'4,5,6',
		'four',
		'$4',
	]) {
		expect(parsePercent(text), text).toHaveProperty('error');
	}
});

test('a half is rounded away from zero, once, however many lists the price came through', () => {
	expect(roundPrice({ above: 5n, below: 2n })).toBe(3);
	expect(roundPrice({ above: -5n, below: 2n })).toBe(-3);
	// 1.50 less 33% less 33% is 67.335 cents; rounding twice would give 68.
	const twice = applyDiscount(applyDiscount(toExactPrice(150), 3300), 3300);
	expect(roundPrice(twice)).toBe(67);
	fc.assert(
		fc.property(fc.integer({ min: 0, max: MAX_PRICE }), hundredths, (amount, percent) => {
			const exact = BigInt(amount) * BigInt(10_000 - percent);
			const rounded = BigInt(roundPrice(applyDiscount(toExactPrice(amount), percent)));
			const error = rounded * 10_000n - exact;
			expect(error > -5_000n && error <= 5_000n).toBe(true);
		}),
	);
});

test('a percentage taken off is shown as its language writes it', () => {
	expect([3500, 1250].map((hundredths) => formatDiscount(hundredths, 'en'))).toEqual(['−35%', '−12.5%']);
	expect([3500, 1250].map((hundredths) => formatDiscount(hundredths, 'fr'))).toEqual([
		'−35\u00A0%',
		'−12,5\u00A0%',
	]);
});
