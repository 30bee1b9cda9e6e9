import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar-date/calendar-date.ts';
import { type Assignment, decidePrice, type Override, type PriceBook } from './price-decision.ts';
import { findLastDay, listTurningDays } from './price-end.ts';
import { aPriceList } from './test-price-list.ts';

const START = '2026-01-01';
const LAST = 60;
const day = fc.integer({ min: 0, max: LAST }).map((days) => addDays(START, days));
const openDay = fc.oneof(fc.constant(''), day);
const cents = fc.integer({ min: 1, max: 4 });
const glove = { partNumber: 'xy300', caseSize: 36, categories: [] };

const worlds = fc.record({
	lists: fc.array(
		fc.record({ validFrom: openDay, validTo: openDay, cents, off: fc.integer({ min: 0, max: 2 }) }),
		{
			minLength: 1,
			maxLength: 4,
		},
	),
	given: fc.array(fc.record({ at: fc.integer({ min: -1, max: 3 }), from: day }), { maxLength: 4 }),
	override: fc.option(fc.record({ validFrom: openDay, validTo: openDay, pair: cents, dozen: cents })),
	date: day,
});

function makeWorld({
	lists,
	given,
	override,
}: typeof worlds extends fc.Arbitrary<infer World> ? World : never) {
	const all = lists.map((list, at) =>
		aPriceList({
			id: `l${at}`,
			kind: at === 0 ? 'standard' : list.off > 0 ? 'percent' : 'prices',
			parentId: at === 0 || list.off === 0 ? '' : 'l0',
			off: { pair: list.off * 1000 },
			validFrom: list.validFrom,
			validTo: list.validTo,
		}),
	);
	const lines = new Map(
		lists.map((list, at) => [`l${at}`, list.off > 0 && at > 0 ? undefined : { pair: list.cents }]),
	);
	const book: PriceBook = {
		lists: new Map(all.map((list) => [list.id, list])),
		findLine: (id) => lines.get(id),
	};
	const byHand: Override | undefined = override
		? { prices: { pair: override.pair, dozen: override.dozen }, reason: 'x', ...override }
		: undefined;
	const assignments: Assignment[] = given.map(({ at, from }) => ({ listId: at < 0 ? '' : `l${at}`, from }));
	return { book, company: { currency: 'CAD' as const, assignments, findOverride: () => byHand } };
}

test('prices are valid until the day before the first day with other prices', () => {
	fc.assert(
		fc.property(worlds, (world) => {
			const { book, company } = makeWorld(world);
			const { date } = world;
			const pricesOn = (on: string) =>
				[1, 12, 36].map((quantity) => decidePrice(book, company, { glove, quantity, date: on }).cents).join();
			let expected = '';
			for (let days = 1; days <= 2 * LAST && expected === ''; days++) {
				if (pricesOn(addDays(date, days)) !== pricesOn(date)) expected = addDays(date, days - 1);
			}
			expect(findLastDay(book, company, { glove, date }, listTurningDays(book, company, date))).toBe(
				expected,
			);
		}),
		{ numRuns: 500 },
	);
});
