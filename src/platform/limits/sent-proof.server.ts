import { createHmac, timingSafeEqual } from 'node:crypto';

/** Forms with a separate confirmation page, and the path that page is below. */
const FORM_PATHS = {
	sampleRequest: '/sample-box',
	distributorApplication: '/become-a-distributor',
	newsletter: '/newsletter',
} as const;

export type SentForm = keyof typeof FORM_PATHS;

/** How long a confirmation can be reopened, in seconds. */
const SHOWN_FOR = 24 * 3600;
/** The format of numbers; nothing else may become part of a cookie name. */
const NUMBER = /^[A-Z0-9][A-Z0-9-]{0,31}$/;

/**
 * Proof that this browser submitted a stored form: a signed cookie, set with the response. A confirmation shows a
 * number only to the browser that has its proof, so a guessed or shared URL confirms nothing. The proof contains
 * nothing about the visitor, and is sent to no other page.
 */
export class SentProofs {
	readonly #secret: string;
	readonly #isSecure: boolean;

	/** @param publicUrl the address visitors use: over HTTPS, the cookie is Secure */
	constructor(secret: string, publicUrl: string) {
		this.#secret = secret;
		this.#isSecure = publicUrl.startsWith('https:');
	}

	/** The `Set-Cookie` header of the response to a stored form. */
	cookieFor(form: SentForm, number: string): string {
		if (!NUMBER.test(number)) throw new Error(`${number} is not the number of anything stored.`);
		const attributes = `Path=${FORM_PATHS[form]}; Max-Age=${SHOWN_FOR}; HttpOnly; SameSite=Lax`;
		return `${nameOf(number)}=${this.#sign(form, number)}; ${attributes}${this.#isSecure ? '; Secure' : ''}`;
	}

	/** Whether a `Cookie` header contains the proof that this browser submitted the form with this number. */
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

/** Replaces the number of a newsletter confirmation, which has none and is the same for everybody. */
export const NEWSLETTER_CONFIRMATION = 'NEWSLETTER';
