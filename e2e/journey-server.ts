import { rmSync } from 'node:fs';
import { STAFF } from './staff-account.ts';

/** Runs the program on a temporary folder that is removed when it stops. */
const folder = process.env.JOURNEY_FOLDER as string;
rmSync(folder, { recursive: true, force: true });
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
Object.assign(process.env, {
	DATA_DIR: folder,
	PORT: process.env.JOURNEY_PORT,
	LOG_LEVEL: 'warn',
	DATABASE_URL: '',
	STAFF_EMAIL: STAFF.email,
	STAFF_PASSWORD: STAFF.password,
	DEV_PAGES: 'on',
	// Each test uses its own network address: see e2e/visitor.ts.
	TRUST_PROXY: '1',
});
await import(new URL('../build/site/main.server.js', import.meta.url).href);
