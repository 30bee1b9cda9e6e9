import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './visitor.ts';

/** Each setting that is or contains a secret, with a realistic value. */
const SECRETS = {
	STAFF_PASSWORD: 'fourteen torches in the shed',
	SESSION_SECRET: 'signs-cookies-0123456789abcdef0123456789',
	METRICS_TOKEN: 'opens-figures-0123456789abcdef0123456789',
	AWS_ACCESS_KEY_ID: 'AKIDEMBERHIDETEST',
	AWS_SECRET_ACCESS_KEY: 'opens-the-bucket-0123456789',
	AWS_SESSION_TOKEN: 'opens-it-for-an-hour-0123456789',
	FIT_CHECK_API_KEY: 'sk-words-the-verdicts-0123456789',
	SMTP_URL: 'smtp://mailer:opens-the-mail-server@127.0.0.1:9',
};
const VALUES = [...Object.values(SECRETS), 'opens-the-mail-server'];

test('browser files contain no secret, no secret’s name and no source', () => {
	const files = readdirSync('build/client', { recursive: true, withFileTypes: true }).filter((entry) =>
		entry.isFile(),
	);
	expect(files.length).toBeGreaterThan(50);
	for (const { parentPath, name } of files) {
		expect(name).not.toMatch(/\.(map|ts|tsx|env|sql|sqlite)$/);
		if (!/\.(js|css|html|json|txt|webmanifest|svg)$/.test(name)) continue;
		const text = readFileSync(join(parentPath, name), 'utf8');
		for (const secret of Object.keys(SECRETS))
			expect(text.includes(secret), `${secret} in ${name}`).toBe(false);
		expect(text, name).not.toMatch(
			/DATABASE_URL|sourceMappingURL|BEGIN [A-Z ]*PRIVATE KEY|process\.env\.[A-Z]/,
		);
	}
});

test('no secret setting is in the log or in a response, whatever goes wrong', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'emberhide-secrets-'));
	const child = spawn(process.execPath, ['build/site/main.server.js'], {
		env: {
			...process.env,
			...SECRETS,
			STAFF_EMAIL: 'maria@emberhide.example',
			// Nothing listens there: mail and pictures fail, and their errors are logged.
			S3_BUCKET: 'pictures',
			S3_ENDPOINT: 'http://127.0.0.1:9',
			DATABASE_URL: '',
			DATA_DIR: folder,
			PORT: '0',
			LOG_LEVEL: 'trace',
		},
	});
	try {
		let output = '';
		for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
		await expect.poll(() => /is at (http:\S+)/.exec(output)?.[1]).toBeTruthy();
		const address = /is at (http:\S+)/.exec(output)?.[1] as string;
		const post = (path: string, body: object) =>
			fetch(address + path, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify(body),
			});
		const figures = { authorization: `Bearer ${SECRETS.METRICS_TOKEN}` };
		const answers = [
			await fetch(`${address}/`),
			await fetch(`${address}/metrics`, { headers: figures }),
			await fetch(`${address}/metrics`, { headers: { authorization: `${figures.authorization}x` } }),
			await fetch(`${address}/pictures/${'0'.repeat(32)}-90x60-c8c4be-90.webp`),
			await fetch(`${address}/api/products/none`),
			await post('/api/user/login', { email: 'maria@emberhide.example', password: SECRETS.STAFF_PASSWORD }),
			await post('/api/newsletter-subscriptions', { email: 'reader@letters.example', consent: true }),
			await post('/api/user/login', { email: SECRETS.STAFF_PASSWORD, password: 'x' }),
		];
		expect(answers[1]?.status).toBe(200);
		expect(answers[5]?.status).toBe(200);
		for (const answer of answers) {
			const text = `${[...answer.headers]}${await answer.text()}`;
			for (const value of VALUES) expect(text.includes(value), `${value} from ${answer.url}`).toBe(false);
		}
		child.kill('SIGTERM');
		await once(child, 'close');
		expect(output).toContain('"path":"/api/user/login"');
		for (const value of VALUES) expect(output.includes(value), value).toBe(false);
	} finally {
		child.kill('SIGKILL');
		rmSync(folder, { recursive: true, force: true });
	}
});
