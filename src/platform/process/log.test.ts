import { expect, test } from 'vitest';
import { createLog } from './log.server.ts';

function openLog() {
	const lines: Record<string, unknown>[] = [];
	const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
	return { log, lines };
}

test('a request’s line contains what was requested, and no personal data', () => {
	const { log, lines } = openLog();
	const pathOf = (path: string) => {
		log.logAnswer({ requestId: 'a-1', method: 'GET', path, status: 200 });
		return lines.at(-1)?.path;
	};
	expect(pathOf('/products?q=tig&page=2')).toBe('/products?q=tig&page=2');
	expect(pathOf('/where-to-buy?near=P3E%201A1&x=1')).toBe('/where-to-buy?near=…&x=1');
	expect(pathOf('/newsletter/confirm?token=abc')).toBe('/newsletter/confirm?token=…');
	expect(pathOf('/api/admin/companies?q=Maria%20Reyes&page=2')).toBe('/api/admin/companies?q=…&page=2');
	expect(pathOf('/admin/login?next=%2Fadmin%2Fcompanies%3Fq%3DMaria')).toBe('/admin/login?next=…');
	expect(pathOf('/distributor/orders?q=9055550147')).toBe('/distributor/orders?q=…');
	expect(pathOf('/administration?q=tig')).toBe('/administration?q=tig');
});

test('an error keeps its type, message and location, and no row or address', () => {
	const { log, lines } = openLog();
	const error = Object.assign(new Error('550 <maria@emberhide.example> unknown'), {
		code: '23505',
		detail: 'Key (email)=(maria@emberhide.example) already exists.',
		parameters: ['Maria Reyes'],
		cause: new Error('no mailbox maria@emberhide.example'),
	});
	log.error({ err: error, path: '/admin?q=Maria', reason: 'to maria@emberhide.example: refused' }, 'a fault');
	expect(lines[0]).toMatchObject({
		err: { type: 'Error', message: '550 <…@…> unknown', code: '23505', cause: { message: 'no mailbox …@…' } },
		path: '/admin?q=…',
		reason: 'to …@…: refused',
	});
	expect(JSON.stringify(lines)).not.toMatch(/maria/i);
	expect(JSON.stringify(lines[0]?.err)).toContain('log.test.ts');
});

test('a line is always a single line, whatever its content', () => {
	const texts: string[] = [];
	const log = createLog('info', { write: (line: string) => void texts.push(line) });
	log.logAnswer({ requestId: 'a-1', method: 'GET', path: '/a\r\n{"level":"fatal"}\u001b[2J', status: 200 });
	log.warn({ path: '/b\r\nforged\u001b[2J' }, 'refused');
	for (const text of texts) {
		expect(text.trimEnd().split(/[\r\n\u2028\u2029]/)).toHaveLength(1);
		expect(text).not.toContain('\u001b');
	}
});
