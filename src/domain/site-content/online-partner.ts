/** A shop that ships our gloves, below the list of stores. */
export type OnlinePartner = {
	name: string;
	/** An http: or https: address. */
	website: string;
	/** What the shop is good for, in a sentence; a page shows it in its language. */
	english: string;
	french: string;
};

export type OnlinePartners = { onlinePartners: OnlinePartner[] };

/** The name of the online partners among the site's contents. */
export const ONLINE_PARTNERS = 'online-partners';

export const ONLINE_PARTNER_LIMITS = { partners: 40, name: 80, line: 160, website: 200 } as const;
