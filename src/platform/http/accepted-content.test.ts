import { expect, test } from 'vitest';
import { pickContent } from './accepted-content.ts';

const OFFERED = ['application/json', 'text/event-stream'] as const;

test.each([
	[undefined, 'application/json'],
	['', 'application/json'],
	['*/*', 'application/json'],
	['application/*', 'application/json'],
	['application/json', 'application/json'],
	['Application/JSON; charset=utf-8', 'application/json'],
	['text/event-stream', 'text/event-stream'],
	['text/*', 'text/event-stream'],
	['text/event-stream, */*', 'application/json'],
	['text/event-stream, */*;q=0.1', 'text/event-stream'],
	['application/json;q=0.5, text/event-stream;q=0.6', 'text/event-stream'],
	['application/json; Q = 0.5, text/event-stream', 'text/event-stream'],
	['application/json;q=0, */*', 'text/event-stream'],
	['application/json;q=often, text/event-stream;q=0.9', 'application/json'],
	['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'application/json'],
	['text/html', undefined],
	['*/*;q=0', undefined],
	['application/problem+json', undefined],
	[',;,', 'application/json'],
])('Accept: %s gets %s', (accept, expected) => {
	expect(pickContent(accept, OFFERED)).toBe(expected);
});
