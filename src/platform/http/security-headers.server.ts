/**
 * Headers of every response (ASVS 5.0 3.4). Names are lower case, in a flat list, as `writeHead` takes them. HSTS is
 * added if the site is served over HTTPS: `transportHeaders`.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'x-frame-options': 'DENY',
	'cross-origin-opener-policy': 'same-origin',
	'cross-origin-resource-policy': 'same-origin',
	'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
};

/** Of pictures, which mail programs in a browser load from their own site. */
export const PICTURE_SHARING = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/** HSTS for this host and its subdomains, for a year; empty for a site served over HTTP. */
export function transportHeaders(publicUrl: string | undefined): Readonly<Record<string, string>> {
	return publicUrl?.startsWith('https:')
		? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
		: {};
}

/** The policy of everything except pages: nothing is allowed. */
export const BARE_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/**
 * The policy of a page. `scriptHashes` are the SHA-256 hashes of its inline scripts in base64: unlike a nonce, they
 * work for a page that is rendered once and served a thousand times (docs/decisions/003-page-cache.md). `imageSources`
 * are other origins allowed for images. `allowsStyleAttributes` is only for the back-office, whose component library
 * sets sizes that way; elsewhere style attributes are refused, since they run no code but could draw over a page.
 * `styleHashes` are those of style elements, in frames that take over the page's policy.
 */
export function pageCsp(
	scriptHashes: readonly string[],
	{
		imageSources = [],
		allowsStyleAttributes = false,
		styleHashes = [],
	}: {
		imageSources?: readonly string[];
		allowsStyleAttributes?: boolean;
		styleHashes?: readonly string[];
	} = {},
): string {
	const withHashes = (hashes: readonly string[]) =>
		["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ');
	return [
		"default-src 'self'",
		`script-src ${withHashes(scriptHashes)}`,
		`style-src ${withHashes(styleHashes)}`,
		...(allowsStyleAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
		["img-src 'self' data:", ...imageSources].join(' '),
		"font-src 'self'",
		"connect-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join('; ');
}
