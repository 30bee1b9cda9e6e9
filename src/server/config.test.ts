import { expect, test } from 'vitest';
import { readConfig } from './config.server.ts';

test('with nothing set, everything has a value', () => {
	expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 3000, demoCatalogue: true, trustProxy: 0 });
});

test('an empty variable counts as unset', () => {
	expect(readConfig({ PORT: '', DATABASE_URL: '', LOG_LEVEL: '' })).toMatchObject({
		port: 3000,
		logLevel: 'info',
	});
});

test('every wrong setting is named in one sentence', () => {
	const read = () => readConfig({ PORT: '99999', DATABASE_URL: 'mysql://x', DEMO_CATALOGUE: 'maybe' });
	expect(read).toThrow(
		/PORT must be a whole number.*DATABASE_URL must be a PostgreSQL.*DEMO_CATALOGUE must be on or off/,
	);
});

test.each(['12x', '-1', '1e3', ' 80', '65536'])('PORT=%s is refused', (PORT) => {
	expect(() => readConfig({ PORT })).toThrow(/PORT/);
});

test('the public address loses its last slash', () => {
	expect(readConfig({ PUBLIC_URL: 'https://gloves.example/' }).publicUrl).toBe('https://gloves.example');
});
