import { createHash } from 'node:crypto';

/** Data blocks (`application/ld+json`) are not run, so the policy need not name them. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

/** SHA-256 in base64 of each script that stands in the page itself, as `pageCsp` names them. */
export function hashInlineScripts(html: string): string[] {
	const hashes = [...html.matchAll(INLINE_SCRIPT)].map((match) =>
		createHash('sha256')
			.update(match[1] ?? '')
			.digest('base64'),
	);
	return [...new Set(hashes)];
}
