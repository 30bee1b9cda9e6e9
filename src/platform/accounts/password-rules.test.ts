import { expect, test } from 'vitest';
import { findPasswordError } from './password-rules.ts';

test.each([
	'correct horse battery staple',
	'alllowercaseletterswithoutanything else',
	'vM9#kq2!xTz7Lp0w',
	'hôtel forêt garçon naïf',
	'🧤🔥 seven sparks over the vise',
	'football dragon monkey shadow coffee',
	'x'.repeat(3) + 'the 256th character counts '.repeat(9),
])('%s is accepted', (password) => {
	expect(findPasswordError(password)).toBeUndefined();
});

test.each([
	['fourteen chars', 'short'],
	['🧤'.repeat(14), 'short'],
	[`${'long enough for anybody '.repeat(11)}`, 'long'],
	['aaaaaaaaaaaaaaaaaa', 'repeated'],
	['abcdefg abcdefg abcdefg', 'repeated'],
	['passwordpassword', 'repeated'],
	['123456789qwerty', 'common'],
	['1qaz2wsx3edc4rfv', 'common'],
	['q1w2e3r4t5y6u7i8', 'common'],
	['qwertyuiop12345', 'common'],
	['P@ssw0rd-P@ssw0rd1', 'common'],
	['Password123456789', 'common'],
	['1234567890987654321', 'common'],
	['EmberhideEmberhide2026!', 'ours'],
	['3mberh1de-gl0ves-2026', 'ours'],
	['welding-gloves-1', 'ours'],
])('%s is rejected as %s', (password, error) => {
	expect(findPasswordError(password)).toBe(error);
});

test('the parts of the account’s own address count as ours', () => {
	expect(findPasswordError('maria.reyes-2026-1', ['maria', 'reyes'])).toBe('ours');
	expect(findPasswordError('maria.reyes-2026-1')).toBeUndefined();
});

test('a long password is checked quickly', () => {
	// A quadratic algorithm would take minutes; the test's timeout detects it.
	for (let i = 0; i < 1000; i++) findPasswordError('ab'.repeat(127) + i);
});
