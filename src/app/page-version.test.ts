import { expect, test, vi } from 'vitest';
import { openPageVersion } from './page-version.server.ts';

test('pages are made again after a change of the catalogue, and at midnight in the zone of the staff', () => {
	vi.useFakeTimers();
	const catalogue = { version: 7 };
	let now = new Date('2026-12-01T04:59:00Z');
	const pages = openPageVersion(catalogue, 'America/Toronto', () => now);
	const first = pages.version();
	now = new Date('2026-12-01T04:59:59Z');
	vi.advanceTimersByTime(60_000);
	expect(pages.version()).toBe(first);
	now = new Date('2026-12-01T05:00:00Z');
	vi.advanceTimersByTime(60_000);
	const second = pages.version();
	expect(second).toBeGreaterThan(first);
	vi.advanceTimersByTime(600_000);
	expect(pages.version()).toBe(second);
	catalogue.version = 8;
	expect(pages.version()).toBeGreaterThan(second);
	pages.close();
	now = new Date('2027-01-01T12:00:00Z');
	const last = pages.version();
	vi.advanceTimersByTime(600_000);
	expect(pages.version()).toBe(last);
	vi.useRealTimers();
});
