import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REQUEST_STATES } from '../../domain/sample-requests/request-state.ts';
import { type ReportedRequest, SampleReportBuilder } from './sample-report.ts';

const MONTHS = [
	{ month: '2026-01', fromDate: '2026-01-01', toDate: '2026-01-31', before: '2026-02-01T05:00:00.000Z' },
	{ month: '2026-02', fromDate: '2026-02-01', toDate: '2026-02-28', before: '2026-03-01T05:00:00.000Z' },
];
const SENT: ReportedRequest = {
	state: 'shipped',
	createdAt: '2026-01-10T12:00:00.000Z',
	shippedAt: '2026-01-13T12:00:00.000Z',
	companyId: 'forge',
	province: 'ON',
	country: 'Canada',
	partNumbers: ['xy300', 'xy300', 'xy276-3'],
};

function report(
	requests: readonly ReportedRequest[],
	orders: Parameters<SampleReportBuilder['addOrder']>[0][] = [],
) {
	const builder = new SampleReportBuilder(MONTHS);
	for (const request of requests) builder.addRequest(request);
	for (const order of orders) builder.addOrder(order);
	return builder.finish();
}

test('a month begins at midnight of the staff, not of Greenwich', () => {
	const late = { ...SENT, shippedAt: '2026-02-01T04:59:59.999Z' };
	const { months } = report([late, { ...late, shippedAt: '2026-02-01T05:00:00.000Z' }]);
	expect(months.map(({ shipped, samples }) => [shipped, samples])).toEqual([
		[1, 3],
		[1, 3],
	]);
});

test('a request that is not shipped counts when it came, and its gloves are no samples sent', () => {
	const waiting = { ...SENT, state: 'approved', shippedAt: '' } as const;
	const { months, gloves, places, total } = report([waiting, { ...waiting, state: 'declined' }]);
	expect(months[0]).toMatchObject({ waiting: 1, declined: 1, shipped: 0, samples: 0, median: undefined });
	expect([gloves, places, total.companies]).toEqual([[], [], 0]);
});

test('waits: half within the median, nine of ten within the slow one', () => {
	const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((days) => ({
		...SENT,
		createdAt: new Date(Date.parse(SENT.shippedAt) - days * 86_400_000).toISOString(),
	}));
	expect(report(waits).total).toMatchObject({ median: 5, slow: 9 });
	expect(report([SENT]).total).toMatchObject({ median: 3, slow: 3 });
	// A clock that was set back gives no negative wait.
	expect(report([{ ...SENT, createdAt: '2026-01-14T12:00:00.000Z' }]).total.median).toBe(0);
});

test('an order counts for a glove that the company had received before', () => {
	const order = (companyId: string, createdAt: string, partNumber: string, pairs: number) => ({
		companyId,
		createdAt,
		lines: [{ partNumber, pairs }],
	});
	const { gloves, total } = report(
		[SENT, { ...SENT, companyId: 'yard', partNumbers: ['xy300'] }, { ...SENT, companyId: '' }],
		[
			order('forge', '2026-01-12T12:00:00.000Z', 'xy300', 100),
			order('forge', '2026-05-01T12:00:00.000Z', 'xy300', 24),
			order('forge', '2026-06-01T12:00:00.000Z', 'xy300', 6),
			order('forge', '2026-06-01T12:00:00.000Z', 'xy302', 6),
			order('yard', '2026-06-01T12:00:00.000Z', 'xy276-3', 6),
			order('', '2026-06-01T12:00:00.000Z', 'xy300', 6),
		],
	);
	expect(gloves).toEqual([
		{ partNumber: 'xy300', requests: 3, samples: 5, companies: 2, ordering: 1, pairs: 30 },
		{ partNumber: 'xy276-3', requests: 2, samples: 2, companies: 1, ordering: 0, pairs: 0 },
	]);
	expect(total).toMatchObject({ companies: 2, ordering: 1 });
});

test('sums agree whatever the requests', () => {
	const request = fc.record({
		state: fc.constantFrom(...REQUEST_STATES),
		day: fc.integer({ min: 1, max: 28 }),
		month: fc.constantFrom('01', '02'),
		companyId: fc.constantFrom('', 'forge', 'yard'),
		province: fc.constantFrom('ON', 'QC', ''),
		partNumbers: fc.array(fc.constantFrom('xy300', 'xy302', 'xy276-3'), { minLength: 1, maxLength: 6 }),
	});
	fc.assert(
		fc.property(fc.array(request, { maxLength: 40 }), (made) => {
			const requests = made.map(({ day, month, ...one }) => {
				const at = `2026-${month}-${String(day).padStart(2, '0')}T15:00:00.000Z`;
				return { ...one, country: 'Canada', createdAt: at, shippedAt: one.state === 'shipped' ? at : '' };
			});
			const { total, months, gloves, places } = report(requests);
			const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
				rows.reduce((all, row) => all + of(row), 0);
			expect(total.waiting + total.shipped + total.declined).toBe(requests.length);
			expect(sum(months, ({ samples }) => samples)).toBe(total.samples);
			expect(sum(gloves, ({ samples }) => samples)).toBe(total.samples);
			expect(sum(places, ({ samples }) => samples)).toBe(total.samples);
			expect(sum(places, ({ requests }) => requests)).toBe(total.shipped);
		}),
	);
});
