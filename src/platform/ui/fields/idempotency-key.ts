/** A fresh name for a call that may be sent again (the Idempotency-Key header): 128 random bits as hexadecimal digits. */
export function makeIdempotencyKey(): string {
	// Not crypto.randomUUID: browsers have it only where the site is served over HTTPS.
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
