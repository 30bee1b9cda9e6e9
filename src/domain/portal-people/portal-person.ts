/** Somebody of a company who may use the portal, as staff see them. */
export type PortalPerson = {
	id: string;
	/** The company they were invited for; a merge leads on from there. */
	companyId: string;
	/** Lower case. */
	email: string;
	name: string;
	/** ISO 8601; unset for a person who may sign in. */
	disabledAt: string | undefined;
	/** Invited, and never signed in. */
	isInvited: boolean;
	/** Reset by staff after having signed in: no password fits until the new link is taken up. */
	isReset: boolean;
	/** Until when the newest invitation can be taken up; unset when there is none. */
	invitationEnds: string | undefined;
	signedInAt: string | undefined;
	createdAt: string;
};

/** Who is signed in to the portal, in one browser. The company is the session's own: nothing a caller sends names one. */
export type SignedInDistributor = {
	id: string;
	email: string;
	name: string;
	company: { id: string; name: string };
	/** Names this sign-in among the person's; not the secret in the cookie. */
	sessionId: string;
};

/** One sign-in, as its owner sees it. */
export type PortalSession = { id: string; userAgent: string; usedAt: string; createdAt: string };
