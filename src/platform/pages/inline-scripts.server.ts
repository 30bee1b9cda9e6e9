import { createHash } from 'node:crypto';

/** Data blocks (`application/ld+json`) are not executed, so the policy does not need their hashes. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

/** SHA-256 in base64 of each inline script, as `pageCsp` takes them. */
export function hashInlineScripts(html: string): string[] {
	const hashes = [...html.matchAll(INLINE_SCRIPT)].map((match) =>
		createHash('sha256')
			.update(match[1] ?? '')
			.digest('base64'),
	);
	return [...new Set(hashes)];
}
