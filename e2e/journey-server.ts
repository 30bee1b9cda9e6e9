import { rmSync } from 'node:fs';
import { STAFF } from './staff-account.ts';

/** The program itself, on a fresh folder that goes when it stops. */
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
	// Each journey names an address of its own: see e2e/visitor.ts.
	TRUST_PROXY: '1',
});
await import(new URL('../build/site/main.server.js', import.meta.url).href);
