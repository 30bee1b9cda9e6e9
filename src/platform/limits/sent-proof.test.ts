import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SentProofs } from './sent-proof.server.ts';

const proofs = new SentProofs('a secret of thirty-two characters', 'http://127.0.0.1');
const NUMBER = 'S-2026-0001';
const cookie = (proofs.cookieFor('sampleRequest', NUMBER).split(';')[0] ?? '').trim();

test('the browser that got the cookie is accepted, even with other cookies', () => {
	expect(proofs.confirms('sampleRequest', NUMBER, cookie)).toBe(true);
	expect(proofs.confirms('sampleRequest', NUMBER, `a=b; ${cookie}; c=d`)).toBe(true);
});

test('another number, another form, another secret and no cookie confirm nothing', () => {
	const [name, value] = cookie.split('=') as [string, string];
	expect(proofs.confirms('sampleRequest', NUMBER, null)).toBe(false);
	expect(proofs.confirms('sampleRequest', 'S-2026-0002', cookie)).toBe(false);
	expect(proofs.confirms('sampleRequest', 'S-2026-0002', `sent-S-2026-0002=${value}`)).toBe(false);
	expect(proofs.confirms('distributorApplication', NUMBER, cookie)).toBe(false);
	expect(proofs.confirms('sampleRequest', NUMBER, `${name}=`)).toBe(false);
	const others = new SentProofs('another secret of thirty characters', 'http://127.0.0.1');
	expect(others.confirms('sampleRequest', NUMBER, cookie)).toBe(false);
});

test('invented numbers and cookies confirm nothing', () => {
	fc.assert(
		fc.property(fc.string(), fc.string(), (number, value) => {
			expect(proofs.confirms('sampleRequest', number, `sent-${number}=${value}`)).toBe(false);
			expect(proofs.confirms('sampleRequest', NUMBER, `sent-${NUMBER}=${value}`)).toBe(false);
		}),
	);
});

test('the cookie is limited to the form’s own pages, HttpOnly, and Secure with HTTPS', () => {
	expect(proofs.cookieFor('sampleRequest', NUMBER)).toMatch(/; Path=\/sample-box; .*HttpOnly; SameSite=Lax$/);
	expect(new SentProofs('x'.repeat(32), 'https://a.example').cookieFor('newsletter', 'N')).toMatch(
		/; Secure$/,
	);
	expect(() => proofs.cookieFor('sampleRequest', 'a; Path=/')).toThrow();
});
