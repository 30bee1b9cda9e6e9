import { expect, test } from 'vitest';
import { formatDistributorQuestion, parseDistributorQuestion } from './distributor-question.ts';

test('the address of the page round-trips, without unknown parameters', () => {
	const query = 'near=P3E&counter=yes&language=fr&line=argon-series';
	expect(formatDistributorQuestion(parseDistributorQuestion(new URLSearchParams(query)))).toBe(query);
	const odd = new URLSearchParams(`near=${'x'.repeat(500)}&counter=1&language=__proto__&line=all`);
	expect(parseDistributorQuestion(odd)).toEqual({ near: 'x'.repeat(80) });
});
