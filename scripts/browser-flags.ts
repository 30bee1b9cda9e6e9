/**
 * Parts of Chrome that no test looks at. Each window of it, and so each test, otherwise starts two pages for the list
 * under its address bar and a process in reserve: near half the processor time of a page load.
 */
const UNSEEN_PARTS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** What Playwright turns off itself; the last `--disable-features` counts alone, so ours repeats it. */
const OFF_IN_PLAYWRIGHT = [
	'AimEnabled',
	'AvoidCorsURLLoaderRestartOnRedirect',
	'AvoidUnnecessaryBeforeUnloadCheckSync',
	'DestroyProfileOnBrowserClose',
	'HttpsFirstBalancedModeAutoEnable',
	'HttpsUpgrades',
	'LensOverlay',
	'MediaRouter',
	'NetworkTimeServiceQuerying',
	'OptimizationHints',
	'PaintHolding',
	'PreconnectToSearch',
	'TcpPortRandomizationWin',
	'ThirdPartyStoragePartitioning',
];

/** In a container too, and asking nobody else. */
export const QUIET_FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/** How journeys and screenshots start Chromium: as little of it as pages need. */
export const BROWSER_FLAGS = [
	...QUIET_FLAGS,
	`--disable-features=${[...UNSEEN_PARTS, ...OFF_IN_PLAYWRIGHT].join(',')}`,
];
