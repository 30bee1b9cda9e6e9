import { describe, expect, test } from 'vitest';
import { firstSize, openLabels, TEST_LABEL, TEST_LINE } from './test-labels.server.ts';

describe('GET /api/admin/labels', () => {
	async function openWithMany() {
		const opened = await openLabels();
		const size = await firstSize(opened.staff);
		const content = [{ ...TEST_LINE, size }];
		const ids: number[] = [];
		for (let index = 0; index < 7; index++) {
			ids.push(
				await opened.post({
					...TEST_LABEL,
					content,
					operatingName: index % 2 === 0 ? `Northern Crée Works ${index}` : `100%_Steel\\${index}`,
					date: `2026-11-0${index + 1}`,
					companyId: index === 3 ? 'co_abcdefgh2345' : '',
				}),
			);
		}
		const list = async (query: string) =>
			(await opened.staff.call({ url: `/api/admin/labels?${query}` })).json();
		const idsOf = (answer: { content: { id: number }[] }) => answer.content.map(({ id }) => id);
		return { ...opened, ids, list, idsOf };
	}

	test('newest first, paged by key both ways without a gap or a repeat', async () => {
		const { ids, list, idsOf } = await openWithMany();
		const first = await list('size=3');
		expect(first.total).toBe(7);
		expect(idsOf(first)).toEqual(ids.slice(4).reverse());
		expect(first.before).toBeUndefined();
		const second = await list(`size=3&from=${first.after}`);
		const third = await list(`size=3&from=${second.after}`);
		expect([...idsOf(first), ...idsOf(second), ...idsOf(third)]).toEqual(ids.toReversed());
		expect(third.after).toBeUndefined();
		expect(idsOf(await list(`size=3&from=${third.before}`))).toEqual(idsOf(second));
	});

	test('found by any part of name, number, order and glove, ignoring case and accents', async () => {
		const { ids, list, idsOf } = await openWithMany();
		expect(idsOf(await list('q=cree'))).toHaveLength(4);
		expect(idsOf(await list(`q=${ids[2]}`))).toEqual([ids[2]]);
		expect(idsOf(await list(`q=%23${ids[2]}`))).toEqual([ids[2]]);
		expect(idsOf(await list(`q=L${ids[2]}`))).toEqual([ids[2]]);
		expect(idsOf(await list('q=20931+XY300'))).toHaveLength(7);
		expect(idsOf(await list('q=nobody'))).toEqual([]);
		// Wildcard characters are literal.
		expect(idsOf(await list('q=100%25_'))).toHaveLength(3);
		expect(idsOf(await list('q=%25%25'))).toEqual([]);
		expect(idsOf(await list('q=__'))).toEqual([]);
	});

	test('filtered by state, days and company', async () => {
		const { staff, ids, list, idsOf } = await openWithMany();
		await staff.call({ method: 'POST', url: '/api/admin/labels/prints', body: { ids: [ids[0]] } });
		expect(idsOf(await list('state=printed'))).toEqual([ids[0]]);
		expect(idsOf(await list('dateFrom=2026-11-02&dateTo=2026-11-03'))).toEqual([ids[2], ids[1]]);
		expect(idsOf(await list('company=co_abcdefgh2345'))).toEqual([ids[3]]);
	});

	test('search and filters together, paged by key', async () => {
		const { ids, list, idsOf } = await openWithMany();
		const asked = 'q=cree+works&dateFrom=2026-11-02&state=ready&size=2';
		const first = await list(asked);
		expect(first.total).toBe(3);
		expect(idsOf(first)).toEqual([ids[6], ids[4]]);
		const second = await list(`${asked}&from=${first.after}`);
		expect(idsOf(second)).toEqual([ids[2]]);
		expect(second.after).toBeUndefined();
		expect(idsOf(await list(`${asked}&from=${second.before}`))).toEqual([ids[6], ids[4]]);
	});

	test('sorted by date, also with a search and a state, paged by key both ways', async () => {
		const { ids, list, idsOf, post, staff } = await openWithMany();
		const size = await firstSize(staff);
		const late = await post({ ...TEST_LABEL, content: [{ ...TEST_LINE, size }], date: '2026-10-01' });
		expect(idsOf(await list('sort=date'))).toEqual([late, ...ids]);
		const first = await list('sort=-date&size=3');
		const second = await list(`sort=-date&size=3&from=${first.after}`);
		const third = await list(`sort=-date&size=3&from=${second.after}`);
		expect([first, second, third].flatMap(idsOf)).toEqual([...ids.toReversed(), late]);
		expect(idsOf(await list(`sort=-date&size=3&from=${third.before}`))).toEqual(idsOf(second));
		expect(idsOf(await list('sort=date&q=cree&state=ready&dateFrom=2026-11-02'))).toEqual([
			ids[2],
			ids[4],
			ids[6],
		]);
		expect(idsOf(await list('sort=date&q=nobody'))).toEqual([]);
		expect(idsOf(await list('sort=label&q=cree'))).toEqual([ids[0], ids[2], ids[4], ids[6]]);
	});

	test('all numbers of a list are picked at once, and a file holds exactly what is listed', async () => {
		const { ids, staff } = await openWithMany();
		const query = 'q=cree&sort=date&dateFrom=2026-11-02';
		const shown = [ids[2], ids[4], ids[6]];
		const numbers = await staff.call({ url: `/api/admin/labels/ids?${query}` });
		expect(numbers.json().content).toEqual(shown);
		const fileOf = async (rows: string) => {
			const { body } = await staff.call({ url: `/api/admin/labels/export.csv?${query}&rows=${rows}` });
			return body
				.slice(1)
				.trimEnd()
				.split('\r\n')
				.map((row) => row.split(','));
		};
		const [head, ...labels] = await fileOf('labels');
		expect(head?.slice(0, 3)).toEqual(['label', 'date', 'state']);
		expect(labels.map(([id]) => Number(id))).toEqual(shown);
		expect(labels[0]?.[1]).toBe('2026-11-03');
		const lines = await fileOf('lines');
		expect(lines[0]?.slice(-4)).toEqual(['part_number', 'product', 'size', 'pairs']);
		expect(lines).toHaveLength(4);
		expect(lines[1]?.at(-4)).toBe('XY300');
		expect((await staff.call({ url: '/api/admin/labels/export.csv?rows=all' })).statusCode).toBe(400);
	});

	test('an invalid query is rejected', async () => {
		const { staff } = await openLabels();
		for (const query of ['state=lost', 'dateFrom=2026-02-30', 'from=after.x', 'size=1000', 'size=0']) {
			expect((await staff.call({ url: `/api/admin/labels?${query}` })).statusCode, query).toBe(400);
		}
	});
});
