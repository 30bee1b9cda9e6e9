import type { Config } from '@react-router/dev/config';
import { englishPath } from './src/platform/i18n/localized-path.ts';
import { ROUTES_PATH } from './src/platform/pages/routes-path.ts';

export default {
	appDirectory: 'src',
	ssr: true,
	// A page names its own routes; those of its links are asked for once it works.
	routeDiscovery: { mode: 'lazy', manifestPath: ROUTES_PATH },
	// The server loads the back-office's part when staff first come (docs/decisions/009-back-office.md), the portal's
	// when a distributor does.
	serverBundles: ({ branch }) => {
		const isBelow = (name: RegExp) => branch.some(({ path }) => path && name.test(englishPath(`/${path}`)));
		return isBelow(/^\/admin/) ? 'staff' : isBelow(/^\/distributor/) ? 'portal' : 'public';
	},
} satisfies Config;
