import { emailKey, parseEmailAddress } from '../mail/email-address.ts';

/** A member of staff, as other people in the back-office see them. */
export type StaffAccount = {
	id: string;
	/** Lower case. */
	email: string;
	name: string;
	hasTwoFactor: boolean;
	/** ISO 8601; unset for an account in use. */
	disabledAt: string | undefined;
	/** No password fits: invited or reset, and the link not taken up yet. */
	isInvited: boolean;
	signedInAt: string | undefined;
	createdAt: string;
};

/** Who is signed in, in one browser. */
export type SignedInStaff = {
	id: string;
	email: string;
	name: string;
	hasTwoFactor: boolean;
	/** The password is one that the program made up and printed. */
	hasGeneratedPassword: boolean;
	/** Names this sign-in among the account's; not the secret in the cookie. */
	sessionId: string;
};

/**
 * The one form of an account's name: what is stored, looked up, and what tries are counted by, so that no other way of
 * writing it is another account. Its domain is in ASCII, which
 * `showEmail` turns back for people to read.
 */
export function normalizeStaffEmail(email: string): string {
	return emailKey(email.normalize('NFKC'));
}

/** Said of an address that `isStaffEmail` refuses. */
export const STAFF_EMAIL_RULE = 'Before the @, a staff email has letters without accents, digits and signs';

/** The library that signs staff in takes ASCII alone before the "@"; a domain may have any letters. */
export function isStaffEmail(email: string): boolean {
	return /^[!-~]+@/.test(normalizeStaffEmail(email)) && parseEmailAddress(email) !== undefined;
}

/** Two letters for a round badge: "Maria Reyes" is MR. */
export function formatInitials(name: string): string {
	const words = name.split(/[\s.@_-]+/).filter((word) => word !== '');
	const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
	return letters
		.map((word) => [...(word ?? '')][0] ?? '')
		.join('')
		.toUpperCase();
}
