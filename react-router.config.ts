import type { Config } from '@react-router/dev/config';

export default {
	appDirectory: 'src',
	ssr: true,
	// Every page's route is known from the first answer: no manifest look-ups, which the page cache could not key.
	routeDiscovery: { mode: 'initial' },
	// The server loads the back-office's half when staff first come (docs/decisions/009-back-office.md).
	serverBundles: ({ branch }) => (branch.some(({ path }) => path?.startsWith('admin')) ? 'staff' : 'public'),
} satisfies Config;
