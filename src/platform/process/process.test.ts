import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MODULE = join(import.meta.dirname, 'process.server.ts');

/** A separate program that runs `code` as its start. */
function runToEnd(code: string) {
	const program = `import { runToEnd } from ${JSON.stringify(MODULE)}; await runToEnd(async () => { ${code} });`;
	return spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
}

test.each([
	[
		'thrown later',
		`setTimeout(function later() { throw new Error('nobody caught it'); }); return async () => {};`,
	],
	['promised', `Promise.reject(new Error('nobody caught it')); return async () => {};`],
])('an uncaught error (%s) ends the program with its stack and no source line', (_how, code) => {
	const { status, stderr } = runToEnd(code);
	expect(status).toBe(1);
	expect(stderr).toMatch(/^Error: nobody caught it\n {4}at /);
	expect(stderr).not.toContain('^');
});

test('a start that fails reports its error and exits with 1', () => {
	const { status, stderr } = runToEnd(`throw new TypeError('no such thing');`);
	expect(status).toBe(1);
	expect(stderr).toMatch(/^TypeError: no such thing\n/);
});
