import { expect, test } from 'vitest';
import { localTime } from './local-time.ts';

test('a file has the day and hour that it was in Toronto, in summer and in winter', () => {
	const write = localTime('America/Toronto');
	expect(write('2026-07-01T03:59:00.000Z')).toBe('2026-06-30 23:59');
	expect(write('2026-12-01T05:00:00.000Z')).toBe('2026-12-01 00:00');
	expect(write('')).toBe('');
	expect(write(undefined)).toBe('');
});
