/** People of a distributor, and their orders. */
export type DistributorTables = {
	/** Somebody of a company who may sign in to the distributor portal. */
	distributor_person: {
		id: string;
		/** As it was invited; a merge leads on from there. */
		company_id: string;
		/** Lower case. */
		email: string;
		name: string;
		/** A PHC string; null until the invitation is taken up. */
		password_hash: string | null;
		disabled_at: string | null;
		signed_in_at: string | null;
		invited_by: string;
		created_at: string;
		updated_at: string;
	};
	/** Links that work once, to choose a password; only their hashes. */
	distributor_link: {
		token_hash: string;
		person_id: string;
		purpose: 'invitation' | 'reset';
		expires_at: string;
		created_at: string;
	};
	/** Browsers signed in to the portal. */
	distributor_session: {
		/** Of the secret in the cookie. */
		token_hash: string;
		/** Names the session where a person ends it; no secret. */
		id: string;
		person_id: string;
		user_agent: string;
		/** Moves with use. */
		expires_at: string;
		used_at: string;
		created_at: string;
	};
	/** What a distributor asked for by quick order; staff answer it. */
	distributor_order: {
		/** Such as Q-2026-0001. */
		number: string;
		company_id: string;
		person_id: string;
		state: 'new' | 'answered';
		/** Lines, note and who asked, as JSON (`domain/orders/portal-order.ts`). */
		document: string;
		version: number;
		created_at: string;
		answered_at: string | null;
		answered_by: string;
	};
};
