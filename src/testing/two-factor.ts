import { createHmac } from 'node:crypto';
import { STAFF_PASSWORD, type StaffBrowser } from './staff-browser.ts';

/** The code that an authenticator app shows for a key in base 32 (RFC 6238). */
export function twoFactorCode(secret: string, time = Date.now()): string {
	const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
	const bits = [...secret.replace(/=+$/, '')]
		.map((c) => alphabet.indexOf(c).toString(2).padStart(5, '0'))
		.join('');
	const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
	const counter = Buffer.alloc(8);
	counter.writeBigUInt64BE(BigInt(Math.floor(time / 30_000)));
	const digest = createHmac('sha1', key).update(counter).digest();
	const at = (digest.at(-1) as number) & 15;
	return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Enables two-factor sign-in for the signed-in account. */
export async function turnOnTwoFactor(
	browser: StaffBrowser,
): Promise<{ secret: string; recoveryCodes: string[]; qrCode: string }> {
	const post = (url: string, body: unknown) => browser.call({ method: 'POST', url, body });
	const made = await post('/api/admin/account/two-factor', { password: STAFF_PASSWORD });
	if (made.statusCode !== 200) throw new Error(`It answered ${made.statusCode}: ${made.body}`);
	const { secret, recoveryCodes, qrCode } = made.json();
	const confirmed = await post('/api/admin/account/two-factor/confirm', { code: twoFactorCode(secret) });
	if (confirmed.statusCode !== 200) throw new Error(`It answered ${confirmed.statusCode}: ${confirmed.body}`);
	return { secret, recoveryCodes, qrCode };
}
