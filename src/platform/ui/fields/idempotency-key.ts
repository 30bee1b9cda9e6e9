/** A new Idempotency-Key: 128 random bits as hexadecimal digits. */
export function makeIdempotencyKey(): string {
	// Not crypto.randomUUID, which is only available over HTTPS.
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
