import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type { StaffPage } from '../admin/frame/staff-page-context.ts';
import type { FormCaller } from '../platform/pages/form-services.server.ts';
import { loadEnvFile, readConfig } from '../platform/process/config.server.ts';
import { runToEnd } from '../platform/process/process.server.ts';
import type { PortalPage } from '../portal/frame/portal-page-context.ts';
import { policiesOf, renderWith } from './built-pages.server.ts';
import { startSite } from './start-site.server.ts';

/**
 * `npm run dev`: the same program, with pages from Vite's hot-reloading server instead of the build, and no caching.
 * Changes to server files need a restart.
 */
loadEnvFile();
await runToEnd(async () => {
	const config = readConfig({ LOG_LEVEL: 'warn', DEV_PAGES: 'on', ...process.env });
	const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
	const loadBuild = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
	// Policies are read once, so changing one needs a restart.
	const policies = await policiesOf(await loadBuild());
	const { address, stop, firstAccount, demonstrationDistributor } = await startSite(
		config,
		{
			renderPage: (services) =>
				Object.assign(
					async (request: Request, caller?: FormCaller, staff?: StaffPage, portal?: PortalPage) =>
						renderWith(await loadBuild(), 'development')(services)(request, caller, staff, portal),
					{ policies },
				),
			pagesCached: false,
		},
		// Vite answers requests for its own modules before our routes.
		(app) =>
			app.addHook('onRequest', (request, reply, done) => {
				vite.middlewares(request.raw, reply.raw, (error?: unknown) => done(error as Error | undefined));
			}),
	);
	process.stderr.write(`\nEmberhide (development, hot reload) is at ${address}\n`);
	if (firstAccount) process.stderr.write(`Staff: ${firstAccount.email} ${firstAccount.password}\n`);
	if (demonstrationDistributor) {
		const { email, password } = demonstrationDistributor;
		process.stderr.write(`Distributor: ${email} ${password}\n`);
	}
	return async () => {
		await vite.close();
		await stop();
	};
});
