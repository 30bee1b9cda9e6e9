import type { Generated } from 'kysely';

/** Staff accounts, sign-in, saved views of lists and audit log. */
export type StaffTables = {
	/** A member of staff. Columns of the staff_ tables are better-auth's (`admin/accounts/sign-in/staff-auth.server.ts`). */
	staff_account: {
		id: string;
		/** Lower case. */
		email: string;
		name: string;
		email_verified: number;
		image: string | null;
		two_factor_enabled: number;
		disabled_at: string | null;
		/** 1 while the password is a generated one. */
		password_generated: number;
		signed_in_at: string | null;
		/** The language of the back-office and of mail to this person. */
		language: string;
		/** "light" or "dark": the colours of the back-office for this person. */
		color_scheme: Generated<string>;
		created_at: string;
		updated_at: string;
	};
	staff_credential: {
		id: string;
		user_id: string;
		provider_id: string;
		account_id: string;
		/** A PHC string (`platform/accounts/password-hash.server.ts`); null until the invitation is accepted. */
		password: string | null;
		access_token: string | null;
		refresh_token: string | null;
		id_token: string | null;
		access_token_expires_at: string | null;
		refresh_token_expires_at: string | null;
		scope: string | null;
		created_at: string;
		updated_at: string;
	};
	staff_session: {
		id: string;
		user_id: string;
		/** A hash: the cookie's value is not stored. */
		token: string;
		/** Idle expiry; extended on use. */
		expires_at: string;
		ip_address: string | null;
		user_agent: string | null;
		created_at: string;
		updated_at: string;
	};
	staff_challenge: {
		id: string;
		identifier: string;
		value: string;
		expires_at: string;
		created_at: string;
		updated_at: string;
	};
	staff_two_factor: {
		id: string;
		user_id: string;
		secret: string;
		backup_codes: string;
		verified: number | null;
		failed_verification_count: number | null;
		locked_until: string | null;
	};
	staff_invitation: { token_hash: string; account_id: string; expires_at: string; created_at: string };
	/** Sign-in tries since the last success, by account, or by account and address for a known address. */
	sign_in_delay: {
		/** A hash: no name or address is stored. */
		key: string;
		tries: number;
		blocked_until: string;
		last_try_at: string;
	};
	sign_in_known_address: { key: string; last_used_at: string };
	/** A list's address under a name (`domain/list-views/list-view.ts`). */
	list_view: {
		id: string;
		path: string;
		/** Null if all staff share it. */
		owner_id: string | null;
		name: string;
		name_key: string;
		query: string;
		updated_at: string;
	};
	/** Who has a record open at the moment. */
	staff_presence: {
		account_id: string;
		/** As in `audit_entry`. */
		subject_kind: string;
		subject_id: string;
		seen_at: string;
	};
	/** Who looks after a record; nobody if it has no row, or the account is disabled. */
	assignment: {
		/** As in `audit_entry`. */
		subject_kind: string;
		subject_id: string;
		account_id: string;
		assigned_at: string;
	};
	/** Somebody whom a note names, until they have opened its record. */
	mention: { account_id: string; subject_kind: string; subject_id: string; by_name: string; at: string };
	/** A record that staff deleted and can bring back (`admin/deleting`). */
	deleted_record: {
		id: string;
		subject_kind: string;
		subject_id: string;
		name: string;
		/** What brings it back, as JSON: its feature's own, in "kept". */
		document: string;
		deleted_by: string;
		deleted_at: string;
	};
	/** A change of many labels or companies at once (`admin/kit/bulk`). */
	bulk_change: {
		id: string;
		subject_kind: string;
		/** Such as "industry"; "state" for a move to another state. */
		field: string;
		account_id: string;
		done_at: string;
		undone_at: string | null;
	};
	bulk_change_row: {
		bulk_id: string;
		subject_id: string;
		before_value: string;
		/** The record's version after the change. */
		version: number;
	};
	/** Who did what; append-only. */
	audit_entry: {
		/** Sorts by time. */
		id: string;
		at: string;
		/** Null for the command line. */
		actor_id: string | null;
		actor_name: string;
		/** Such as "company.updated". */
		action: string;
		subject_kind: string;
		subject_id: string;
		/** The subject's name at the time. */
		subject_name: string;
		before_json: string | null;
		after_json: string | null;
		request_id: string | null;
	};
};
