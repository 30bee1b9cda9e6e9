import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Compiled code is kept between starts; what is imported after this line profits.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compile'));

const { loadEnvFile, readConfig } = await import('./server/config.server.ts');
const { runToEnd } = await import('./server/process.server.ts');

loadEnvFile();
await runToEnd(async () => {
	const config = readConfig(process.env);
	const { BUILD_FOLDER, loadBuiltPages } = await import('./site.server.ts');
	const { startSite } = await import('./start-site.server.ts');
	const { address, stop } = await startSite(config, {
		renderPage: await loadBuiltPages(),
		clientFolder: join(BUILD_FOLDER, 'client'),
	});
	process.stderr.write(
		`\nEmberhide is at ${address}\n  Catalogue  ${address}/products\n  API        ${address}/api/docs\nStop with Ctrl C.\n\n`,
	);
	return stop;
});
