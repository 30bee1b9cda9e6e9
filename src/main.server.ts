import { join } from 'node:path';
import { loadEnvFile, readConfig } from './server/config.server.ts';
import { runToEnd } from './server/process.server.ts';
import { BUILD_FOLDER, loadBuiltPages } from './site.server.ts';
import { startSite } from './start-site.server.ts';

loadEnvFile();
await runToEnd(async () => {
	const { address, stop } = await startSite(readConfig(process.env), {
		renderPage: await loadBuiltPages(),
		clientFolder: join(BUILD_FOLDER, 'client'),
	});
	process.stderr.write(
		`\nEmberhide is at ${address}\n  Catalogue  ${address}/products\n  API        ${address}/api/docs\nStop with Ctrl C.\n\n`,
	);
	return stop;
});
