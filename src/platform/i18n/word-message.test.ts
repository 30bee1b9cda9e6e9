import { expect, test } from 'vitest';
import { ProblemError, wordErrors } from '../problems/problem.server.ts';
import { issueOf, say } from './message.ts';
import { wordMessage } from './word-message.server.ts';

test('a message is worded with its values, with the messages among them, and with lists of them', () => {
	const wait = say('problems.signIn.minutes', { count: 3 });
	expect(wordMessage('en', say('problems.signIn.tooManyTries', { wait }))).toBe(
		'Too many tries. Wait 3 minutes, then try again.',
	);
	const labels = ['#1', '#2'].map((number) => say('problems.labels.isInState', { number, state: 'void' }));
	expect(wordMessage('en', say('problems.labels.notPrinted', { labels }))).toBe(
		'Nothing was printed: #1 is void, #2 is void.',
	);
	expect(wordMessage('en', say('problems.requests.tooOften', { minutes: 1 }))).toBe(
		'That was too often. Try again in a minute.',
	);
});

test('a schema carries a message as a text; what is typed is never read as one', () => {
	const encoded = issueOf('validation.atMost', { most: 80 });
	expect(wordMessage('en', encoded)).toBe('At most 80');
	expect(wordMessage('en', 'Body is not valid')).toBe('Body is not valid');
	expect(wordMessage('en', say('problems.companies.missing', { name: encoded }))).toBe(
		`There is no company “${encoded}”.`,
	);
});

test('an error keeps its messages; the log reads it in words', () => {
	const error = new ProblemError('conflict', say('problems.labels.missing'), [
		{ path: 'id', message: say('validation.number') },
	]);
	expect(error.detail).toEqual({ id: 'problems.labels.missing' });
	expect(error.message).toBe('No label with that number.');
	expect(wordErrors('en', error.errors ?? [])).toEqual([{ path: 'id', message: 'must be a number' }]);
	expect(new ProblemError('forbidden').message).toBe('Not allowed');
});
