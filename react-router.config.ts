import type { Config } from '@react-router/dev/config';

export default {
	appDirectory: 'src',
	ssr: true,
	// Every page's route is known from the first answer: no manifest look-ups, which the page cache could not key.
	routeDiscovery: { mode: 'initial' },
} satisfies Config;
