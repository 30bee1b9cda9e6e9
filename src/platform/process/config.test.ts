import { expect, test } from 'vitest';
import { readConfig } from './config.server.ts';

test('without settings every value has a default', () => {
	expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 3000, demoCatalogue: true, trustProxy: 0 });
});

test('an empty variable counts as unset', () => {
	expect(readConfig({ PORT: '', DATABASE_URL: '', LOG_LEVEL: '' })).toMatchObject({
		port: 3000,
		logLevel: 'info',
	});
});

test('all invalid settings are named in one sentence', () => {
	const read = () => readConfig({ PORT: '99999', DATABASE_URL: 'mysql://x', DEMO_CATALOGUE: 'maybe' });
	expect(read).toThrow(
		/PORT must be a whole number.*DATABASE_URL must be a PostgreSQL.*DEMO_CATALOGUE must be on or off/,
	);
});

test.each(['12x', '-1', '1e3', ' 80', '65536'])('PORT=%s is rejected', (PORT) => {
	expect(() => readConfig({ PORT })).toThrow(/PORT/);
});

test('the public address loses its trailing slash', () => {
	expect(readConfig({ PUBLIC_URL: 'https://gloves.example/' }).publicUrl).toBe('https://gloves.example');
});

test("a bucket for pictures needs its key, and has its own address or Amazon's", () => {
	const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
	expect(() => readConfig({ S3_BUCKET: 'gloves' })).toThrow(
		'Wrong settings: AWS_ACCESS_KEY_ID must be set when S3_BUCKET is; AWS_SECRET_ACCESS_KEY must be set when S3_BUCKET is.',
	);
	expect(readConfig(keys).bucket).toBeUndefined();
	expect(readConfig({ ...keys, S3_BUCKET: 'gloves', S3_REGION: 'ca-central-1' }).bucket).toMatchObject({
		endpoint: 'https://s3.ca-central-1.amazonaws.com',
		accessKeyId: 'id',
	});
	const own = readConfig({ ...keys, S3_BUCKET: 'gloves', S3_ENDPOINT: 'http://127.0.0.1:9000/' }).bucket;
	expect(own).toMatchObject({ endpoint: 'http://127.0.0.1:9000', region: 'us-east-1' });
});

test.each([
	['S3_BUCKET', '../x'],
	['S3_BUCKET', 'Upper'],
	['S3_ENDPOINT', 's3.example'],
	['S3_ENDPOINT', 'ftp://s3.example'],
	['S3_REGION', 'ca central'],
])('%s=%s is rejected', (name, value) => {
	expect(() => readConfig({ AWS_ACCESS_KEY_ID: 'x', AWS_SECRET_ACCESS_KEY: 'x', [name]: value })).toThrow(
		`${name} must be`,
	);
});

test('a metrics token is long and valid in a header', () => {
	const token = 'figures-0123456789abcdef0123456789';
	expect(readConfig({ METRICS_TOKEN: token }).metricsToken).toBe(token);
	expect(readConfig({}).metricsToken).toBeUndefined();
	for (const METRICS_TOKEN of ['short', `${token} x`, `${token}\n`, 'é'.repeat(40)]) {
		expect(() => readConfig({ METRICS_TOKEN })).toThrow(/METRICS_TOKEN must have 32 to 200/);
	}
});

test('a language model needs its key, and has its own address and limit or the defaults', () => {
	expect(readConfig({ FIT_CHECK_DAILY_LIMIT: '5' }).fitModel).toBeUndefined();
	expect(readConfig({ FIT_CHECK_API_KEY: 'key' }).fitModel).toEqual({
		apiKey: 'key',
		baseUrl: 'https://api.openai.com/v1',
		model: 'gpt-4.1',
		dailyLimit: 500,
	});
	const own = readConfig({
		FIT_CHECK_API_KEY: 'key',
		FIT_CHECK_BASE_URL: 'http://127.0.0.1:11434/v1/',
		FIT_CHECK_MODEL: 'llama3:8b',
		FIT_CHECK_DAILY_LIMIT: '0',
	});
	expect(own.fitModel).toMatchObject({ baseUrl: 'http://127.0.0.1:11434/v1', dailyLimit: 0 });
	expect(() => readConfig({ FIT_CHECK_MODEL: 'gpt-4.1' })).toThrow(
		'Wrong settings: FIT_CHECK_API_KEY must be set when FIT_CHECK_MODEL is.',
	);
});

test.each([
	['FIT_CHECK_API_KEY', 'two words'],
	['FIT_CHECK_API_KEY', 'line\nend'],
	['FIT_CHECK_BASE_URL', 'models.example'],
	['FIT_CHECK_BASE_URL', 'file:///etc/passwd'],
	['FIT_CHECK_BASE_URL', 'https://user:secret@models.example'],
	['FIT_CHECK_BASE_URL', 'https://models.example/v1?key=secret'],
	['FIT_CHECK_MODEL', 'two models'],
	['FIT_CHECK_DAILY_LIMIT', '-1'],
	['FIT_CHECK_DAILY_LIMIT', 'many'],
])('%s=%s is rejected, and not repeated', (name, value) => {
	const read = () => readConfig({ FIT_CHECK_API_KEY: 'x', [name]: value });
	expect(read).toThrow(new RegExp(`${name} must`));
	expect(read).not.toThrow(value);
});

test('the newsletter goes out at 120 mails a minute, or at a rate that mail servers take', () => {
	expect(readConfig({}).newsletterPerMinute).toBe(120);
	expect(readConfig({ NEWSLETTER_PER_MINUTE: '1' }).newsletterPerMinute).toBe(1);
	for (const NEWSLETTER_PER_MINUTE of ['0', '6001', '-5', '1.5', 'fast'])
		expect(() => readConfig({ NEWSLETTER_PER_MINUTE })).toThrow(
			/NEWSLETTER_PER_MINUTE must be a whole number/,
		);
});
