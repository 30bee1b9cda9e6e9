const BROWSERS: readonly [RegExp, string][] = [
	[/\bEdgA?\//, 'Edge'],
	[/\bOPR\//, 'Opera'],
	[/\bFirefox\//, 'Firefox'],
	[/\b(?:Headless)?Chrome\//, 'Chrome'],
	[/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
	[/\biPhone\b/, 'iPhone'],
	[/\biPad\b/, 'iPad'],
	[/\bAndroid\b/, 'Android'],
	[/\bWindows\b/, 'Windows'],
	[/\bMac OS X\b/, 'Mac'],
	[/\bLinux\b/, 'Linux'],
];

/** A readable name for a user agent, such as "Firefox, Windows"; undefined if neither part is recognised. */
export function formatBrowser(userAgent: string): string | undefined {
	const find = (names: readonly [RegExp, string][]) =>
		names.find(([pattern]) => pattern.test(userAgent))?.[1];
	const parts = [find(BROWSERS), find(SYSTEMS)].filter((part) => part !== undefined);
	return parts.length > 0 ? parts.join(', ') : undefined;
}
