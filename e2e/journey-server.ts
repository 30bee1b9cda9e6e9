import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The program itself, on a fresh folder that goes when it stops. */
const folder = mkdtempSync(join(tmpdir(), 'emberhide-journeys-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
Object.assign(process.env, {
	DATA_DIR: folder,
	PORT: process.env.JOURNEY_PORT,
	LOG_LEVEL: 'warn',
	DATABASE_URL: '',
});
await import('../src/main.server.ts');
