import type { Config } from '@react-router/dev/config';

export default {
	appDirectory: 'src',
	ssr: true,
	// Every page's route is known from the first answer: no manifest look-ups, which the page cache could not key.
	routeDiscovery: { mode: 'initial' },
	// The server loads the back-office's part when staff first come (docs/decisions/009-back-office.md), the portal's
	// when a distributor does.
	serverBundles: ({ branch }) => {
		const isBelow = (name: string) => branch.some(({ path }) => path?.startsWith(name));
		return isBelow('admin') ? 'staff' : isBelow('distributor') ? 'portal' : 'public';
	},
} satisfies Config;
