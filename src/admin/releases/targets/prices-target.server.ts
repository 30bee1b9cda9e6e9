import { todayIn } from '../../../domain/calendar-date/calendar-date.ts';
import { listPriceLines } from '../../../domain/pricing/price-line-queries.server.ts';
import { findPriceList } from '../../../domain/pricing/price-list-queries.server.ts';
import type { LineChange } from '../../../domain/pricing/price-list-schema.ts';
import { changeBreaks } from '../../../domain/pricing/price-plan.ts';
import { parsePriceChange } from '../../../domain/pricing/price-plan-schema.ts';
import type { Breaks } from '../../../domain/pricing/quantity-break.ts';
import type { RecordFields } from '../../../domain/releases/release-change.ts';
import type { ReleaseTarget } from '../../../domain/releases/release-target.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { say } from '../../../platform/i18n/message.ts';
import { ProblemError } from '../../../platform/problems/problem.server.ts';
import {
	areSamePrices,
	describePrices,
	writePriceLines,
} from '../../pricing/price-lists/price-line-commands.server.ts';
import { requireListVersion } from '../../pricing/price-lists/price-list-commands.server.ts';

/** The prices of a list by part number, in force from the day of the release on. */
export function pricesTarget(timeZone: string): ReleaseTarget {
	const todayOf = (now: Date) => todayIn(timeZone, now);
	const readFields = async (db: DatabaseLike, id: string): Promise<RecordFields> => {
		const lines = await listPriceLines(db, id, todayOf(new Date()));
		return Object.fromEntries(lines.map(({ partNumber, prices }) => [partNumber, prices]));
	};
	return {
		kind: 'prices',
		find: async (db, id) => {
			const list = await findPriceList(db, id);
			if (!list) return undefined;
			return { name: list.name, fields: await readFields(db, id), version: list.version, isDraft: false };
		},
		parse: async (db, id, body) => {
			const list = await findPriceList(db, id);
			if (!list) throw new ProblemError('not-found');
			const parsed = parsePriceChange(body);
			if ('errors' in parsed) throw new ProblemError('invalid', undefined, parsed.errors);
			const refuse = (name: 'percentList' | 'noPrices') =>
				new ProblemError('invalid', undefined, [
					{ path: 'percent', message: say(`problems.prices.plan.${name}`, { list: list.name }) },
				]);
			if (list.kind === 'percent') throw refuse('percentList');
			const stored = Object.entries(await readFields(db, id));
			if (stored.length === 0) throw refuse('noPrices');
			return Object.fromEntries(
				stored.map(([partNumber, prices]) => [partNumber, changeBreaks(prices as Breaks, parsed.change)]),
			);
		},
		save: async (transaction, { id, version, fields }, change) => {
			const today = todayOf(change.now);
			const list = await requireListVersion(transaction, { id, version });
			const stored = await listPriceLines(transaction, id, today);
			const ended = stored.filter(({ partNumber }) => !(partNumber in fields));
			const lines: LineChange[] = [
				...Object.entries(fields).map(([partNumber, prices]) => ({ partNumber, prices: prices as Breaks })),
				...ended.map(({ partNumber }) => ({ partNumber, prices: undefined })),
			];
			await writePriceLines(transaction, list, { lines, today }, change);
		},
		compare: (_, before, after) => {
			const pricesIn = (fields: RecordFields, partNumber: string) => fields[partNumber] as Breaks | undefined;
			const lines = Object.keys({ ...before, ...after }).map((partNumber) => ({
				partNumber,
				before: pricesIn(before, partNumber),
				after: pricesIn(after, partNumber),
			}));
			return describePrices(lines.filter((line) => !areSamePrices(line.before, line.after)));
		},
	};
}
