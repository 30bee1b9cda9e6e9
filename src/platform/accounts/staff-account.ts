import type { Locale } from '../i18n/locale.ts';
import { emailKey, parseEmailAddress } from '../mail/email-address.ts';

/** The colours of the back-office, as each person chooses. */
export const COLOR_SCHEMES = ['light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** A stored choice; light for anything else. */
export function parseColorScheme(text: string | null | undefined): ColorScheme {
	return COLOR_SCHEMES.find((one) => one === text) ?? 'light';
}

/** A member of staff, as shown to others in the back-office. */
export type StaffAccount = {
	id: string;
	/** Lower case. */
	email: string;
	name: string;
	hasTwoFactor: boolean;
	/** ISO 8601; unset for an enabled account. */
	disabledAt: string | undefined;
	/** No password is set: invited or reset, and the link not used yet. */
	isInvited: boolean;
	signedInAt: string | undefined;
	/** The language of the back-office and of mail to this person. */
	language: Locale;
	createdAt: string;
};

/** The signed-in user of one browser. */
export type SignedInStaff = {
	id: string;
	email: string;
	name: string;
	hasTwoFactor: boolean;
	/** The password was generated and printed by the program. */
	hasGeneratedPassword: boolean;
	language: Locale;
	colorScheme: ColorScheme;
	/** Identifies this session among the account's; not the secret in the cookie. */
	sessionId: string;
};

/**
 * The normalised email of an account: stored, looked up, and used to count tries, so that another spelling is never
 * another account. Its domain is in ASCII, which `showEmail` converts back for display.
 */
export function normalizeStaffEmail(email: string): string {
	return emailKey(email.normalize('NFKC'));
}

/** The error for an address that `isStaffEmail` refuses. */
export const STAFF_EMAIL_RULE = 'Before the @, a staff email has letters without accents, digits and signs';

/** The sign-in library for staff only accepts ASCII before the "@"; the domain may contain any letters. */
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
