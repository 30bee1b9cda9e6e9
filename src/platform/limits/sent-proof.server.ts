import { createHmac, timingSafeEqual } from 'node:crypto';

/** The forms whose confirmation is a page of its own, and the path below which that page stands. */
const FORM_PATHS = {
	sampleRequest: '/sample-box',
	distributorApplication: '/become-a-distributor',
	newsletter: '/newsletter',
} as const;

export type SentForm = keyof typeof FORM_PATHS;

/** As long as a confirmation can be opened again, in seconds. */
const SHOWN_FOR = 24 * 3600;
/** What numbers are made of; nothing else gets into the name of a cookie. */
const NUMBER = /^[A-Z0-9][A-Z0-9-]{0,31}$/;

/**
 * Proof that this browser sent something that was stored: a signed cookie, set with the answer. A confirmation names a
 * number only to the browser that holds its proof, so an address that somebody made up or passed on confirms nothing.
 * The proof says nothing of who asked, and reaches no other page of the site.
 */
export class SentProofs {
	readonly #secret: string;
	readonly #isSecure: boolean;

	/** @param publicUrl the address visitors use: with HTTPS the cookie never goes over an open line */
	constructor(secret: string, publicUrl: string) {
		this.#secret = secret;
		this.#isSecure = publicUrl.startsWith('https:');
	}

	/** The `Set-Cookie` header of the answer that says a form was stored. */
	cookieFor(form: SentForm, number: string): string {
		if (!NUMBER.test(number)) throw new Error(`${number} is not the number of anything stored.`);
		const attributes = `Path=${FORM_PATHS[form]}; Max-Age=${SHOWN_FOR}; HttpOnly; SameSite=Lax`;
		return `${nameOf(number)}=${this.#sign(form, number)}; ${attributes}${this.#isSecure ? '; Secure' : ''}`;
	}

	/** Whether a request's `Cookie` header holds the proof that its browser sent what has this number. */
	confirms(form: SentForm, number: string, cookies: string | null): boolean {
		if (!NUMBER.test(number) || cookies === null) return false;
		const expected = Buffer.from(this.#sign(form, number));
		return cookies.split(';').some((cookie) => {
			const at = cookie.indexOf('=');
			if (cookie.slice(0, at).trim() !== nameOf(number)) return false;
			const given = Buffer.from(cookie.slice(at + 1).trim());
			return given.length === expected.length && timingSafeEqual(given, expected);
		});
	}

	#sign(form: SentForm, number: string): string {
		return createHmac('sha256', this.#secret).update(`sent form\n${form}\n${number}`).digest('base64url');
	}
}

const nameOf = (number: string) => `sent-${number}`;

/** What the newsletter's confirmation goes by: it has no number, and is the same for everybody who asks. */
export const NEWSLETTER_ASKED = 'NEWSLETTER';
