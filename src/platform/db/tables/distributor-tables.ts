import type { Generated } from 'kysely';

/** A distributor's people and orders. */
export type DistributorTables = {
	/** A person of a company who may sign in to the distributor portal. */
	distributor_person: {
		id: string;
		/** The company they were invited for; after a merge, follow `merged_into` from there. */
		company_id: string;
		/** Lower case. */
		email: string;
		name: string;
		/** A PHC string; null until the invitation is accepted. */
		password_hash: string | null;
		disabled_at: string | null;
		signed_in_at: string | null;
		invited_by: string;
		/** The language of mail to this person. */
		language: string;
		created_at: string;
		updated_at: string;
	};
	/** Single-use links to set a password; only their hashes are stored. */
	distributor_link: {
		token_hash: string;
		person_id: string;
		purpose: 'invitation' | 'reset';
		expires_at: string;
		created_at: string;
	};
	/** Browsers signed in to the portal. */
	distributor_session: {
		/** The hash of the secret in the cookie. */
		token_hash: string;
		/** Identifies the session when a person ends it; not secret. */
		id: string;
		person_id: string;
		user_agent: string;
		/** Extended on use. */
		expires_at: string;
		used_at: string;
		created_at: string;
	};
	/** A distributor's quick order, which staff answer. */
	distributor_order: {
		/** Such as Q-2026-0001. */
		number: string;
		company_id: string;
		person_id: string;
		state: 'new' | 'answered' | 'shipped';
		/** Lines, note and requester, as JSON (`domain/orders/portal-order.ts`). */
		document: string;
		/** Of the page that it was sent from. */
		language: Generated<string>;
		/** Sorts by company name (`sortKeyOf`). */
		company_sort: Generated<string>;
		version: number;
		created_at: string;
		answered_at: string | null;
		answered_by: string;
	};
	/** The folded search text of orders, separate from the wide rows. */
	distributor_order_search: {
		number: string;
		search_text: string;
		/** A copy of the order's state, so that a search can count by state within this table. */
		state: 'new' | 'answered' | 'shipped';
	};
};
