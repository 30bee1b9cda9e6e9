import type { Locale } from '../../platform/i18n/locale.ts';

/** A portal user of a company, as shown to staff. */
export type PortalPerson = {
	id: string;
	/** The company they were invited for; it may have been merged since. */
	companyId: string;
	/** Lower case. */
	email: string;
	name: string;
	/** ISO 8601; unset if the person may sign in. */
	disabledAt: string | undefined;
	/** Invited, but has never signed in. */
	isInvited: boolean;
	/** Reset by staff after having signed in: no password works until the new link is used. */
	isReset: boolean;
	/** Expiry of the newest invitation; unset if there is none. */
	invitationEnds: string | undefined;
	signedInAt: string | undefined;
	/** The language of mail to this person. */
	language: Locale;
	createdAt: string;
};

/** The user signed in to the portal in one browser. The company comes from the session, never from the request. */
export type SignedInDistributor = {
	id: string;
	email: string;
	name: string;
	company: { id: string; name: string };
	/** Identifies this session among the person's; not the secret in the cookie. */
	sessionId: string;
};

/** A session, as shown to its owner. */
export type PortalSession = { id: string; userAgent: string; usedAt: string; createdAt: string };
