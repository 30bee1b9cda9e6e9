import { expect, test } from 'vitest';
import { findFailedTrace, retry } from './lighthouse-retry.ts';

const audit = (scoreDisplayMode: string, errorMessage?: string) => ({ scoreDisplayMode, errorMessage });

test('a report without a trace is distinguished from a good one and from one with bad results', () => {
	const good = { audits: { 'largest-contentful-paint': audit('numeric'), 'other-audit': audit('error') } };
	expect(findFailedTrace(good)).toBeUndefined();
	const lost = { audits: { 'largest-contentful-paint': audit('error', 'NO_NAVSTART') } };
	expect(findFailedTrace(lost)).toContain('NO_NAVSTART');
	expect(findFailedTrace({ runtimeError: { code: 'NO_FCP', message: 'nothing painted' }, audits: {} })).toBe(
		'NO_FCP: nothing painted',
	);
});

test('a failed run is retried, and the last failure is reported', async () => {
	const reasons: string[] = [];
	let tries = 0;
	const third = async () => {
		tries += 1;
		if (tries < 3) throw new Error(`NO_NAVSTART ${tries}`);
		return 'report';
	};
	expect(await retry(third, 3, (reason) => reasons.push(reason))).toBe('report');
	expect(reasons).toEqual(['NO_NAVSTART 1', 'NO_NAVSTART 2']);
	const never = () => Promise.reject(new Error('NO_NAVSTART'));
	await expect(retry(never, 2, () => {})).rejects.toThrow('NO_NAVSTART');
});
