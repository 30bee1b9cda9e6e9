import { expect, test } from 'vitest';
import { readStoredReport } from './stored-import.server.ts';

const ERROR = { column: 'sizes', entry: 2, part: '', value: 'XQ', reason: 'is not a size' };
const read = (report: unknown) =>
	readStoredReport({ import_id: 'one', row_number: 3, report: JSON.stringify(report) });

test('a report stored before migration 0026 is read with its errors', () => {
	const now = { differences: [], errors: [ERROR], warnings: [] };
	const before = { differences: [], faults: [ERROR], warnings: [] };
	expect(read(before)).toEqual(now);
	expect(read(now)).toEqual(now);
});

test('a report that cannot be read is an error of its row', () => {
	for (const report of [
		null,
		7,
		[],
		{ faults: [ERROR] },
		{ differences: [], errors: 'none', warnings: [] },
	]) {
		const { errors, differences, warnings } = read(report);
		expect(errors, JSON.stringify(report)).toHaveLength(1);
		expect(errors[0]?.value).not.toBe('XQ');
		expect([...differences, ...warnings]).toEqual([]);
	}
});
