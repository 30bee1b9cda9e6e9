/**
 * Disables parts of Chrome that no test uses. Each window, and so each test, otherwise starts two pages for
 * the address bar's list and a spare process: nearly half the CPU time of a page load.
 */
const UNSEEN_PARTS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** The features Playwright disables: only the last `--disable-features` counts, so ours repeats them. */
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

/** Works in a container, without external requests. */
export const QUIET_FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/** Launch options of Chromium for browser tests and screenshots: only what pages need. */
export const BROWSER_FLAGS = [
	...QUIET_FLAGS,
	`--disable-features=${[...UNSEEN_PARTS, ...OFF_IN_PLAYWRIGHT].join(',')}`,
];
