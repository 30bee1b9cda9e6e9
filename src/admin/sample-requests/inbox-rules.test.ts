import { expect, test } from 'vitest';
import { canBecome } from '../../domain/sample-requests/inbox-state.ts';
import { aSampleRequest } from '../../domain/sample-requests/test-request.ts';
import { formatCsvCell } from '../../platform/text/csv-cell.ts';
import { requestColumns } from './inbox-columns.ts';

test('commas, quotes and line ends stay inside their cell', () => {
	expect(formatCsvCell('41 Forge Road, "Unit 2"')).toBe('"41 Forge Road, ""Unit 2"""');
	expect(formatCsvCell('One\nTwo')).toBe('"One\nTwo"');
	const cells = requestColumns('America/Toronto').cellsOf({
		number: 'S-2026-0001',
		state: 'new',
		manualReview: false,
		request: aSampleRequest({ additionalNotes: 'One\nTwo' }),
		version: 1,
		createdAt: '2026-11-20T14:00:00.000Z',
		updatedAt: '2026-11-20T14:00:00.000Z',
		shippedAt: '',
		companyId: '',
		labelId: undefined,
		erasedAt: undefined,
		language: 'en',
		assignee: undefined,
	});
	expect(cells.slice(0, 4)).toEqual(['S-2026-0001', '2026-11-20 09:00', '', 'new']);
	expect(cells).toContain('One\nTwo');
	expect(cells).toContain('XY300 L; XY276-3 M');
});

test('a request without a business address is verified before it is approved', () => {
	expect(canBecome({ state: 'new', manualReview: true }, 'approved')).toBe(false);
	expect(canBecome({ state: 'verified', manualReview: true }, 'approved')).toBe(true);
	expect(canBecome({ state: 'new', manualReview: false }, 'approved')).toBe(true);
	expect(canBecome({ state: 'shipped', manualReview: false }, 'new')).toBe(false);
});
