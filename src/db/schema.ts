import type { Generated } from 'kysely';

/**
 * The tables, as queries see them. Column types are the portable ones: text and integer;
 * documents and times are text (docs/decisions/002-database.md).
 */
export type Schema = {
	product: {
		part_number: string;
		id: string;
		/** The whole glove as JSON, the shape of `catalogue/product.ts`. */
		document: string;
		/** The catalogue version that last touched this row: a refresh reads only rows above the version it has. */
		changed_in: number;
		/** 1 when the glove has been taken out of the catalogue. */
		removed: number;
		/** Visitors see published gloves; a retired one's page says so. */
		state: Generated<'draft' | 'published' | 'retired'>;
		/** The part number that takes a retired glove's place, or empty. */
		successor: Generated<string>;
		/** Raised by every write of this glove: a change made from an older one is refused. */
		version: Generated<number>;
		updated_at: Generated<string>;
		/** Who wrote it last; empty for the demonstration range. */
		updated_by: Generated<string>;
	};
	/** What staff's list sorts, filters and searches, apart from the wide rows; written with every glove. */
	product_listing: {
		part_number: string;
		/** Keys of the orders: hexadecimal of the folded text, so that both engines sort alike. */
		number_sort: string;
		name_sort: string;
		updated_sort: string;
		score_sort: string;
		state: 'draft' | 'published' | 'retired';
		/** 0 to 100. */
		completeness: number;
		search_text: string;
	};
	/** Gloves as they were before each save, by the id that a new part number does not change. */
	product_version: {
		product_id: string;
		version: number;
		part_number: string;
		document: string;
		state: 'draft' | 'published' | 'retired';
		successor: string;
		saved_at: string;
		saved_by: string;
	};
	/** Old part numbers, and the one that each leads to now. */
	product_redirect: { from_number: string; to_number: string; changed_in: number };
	/** Changes made to many gloves at once, so that they can be undone. */
	product_bulk: { id: string; document: string; done_by: string; done_at: string; undone_at: string | null };
	/** A file of gloves that staff brought in, and where its import stands (`product-files/product-import.ts`). */
	product_import: {
		id: string;
		state:
			| 'reading'
			| 'checking'
			| 'ready'
			| 'applying'
			| 'done'
			| 'stopped'
			| 'undoing'
			| 'undone'
			| 'cancelled'
			| 'unreadable';
		file_name: string;
		format: 'csv' | 'json';
		/** The titles of a table's header as a JSON list. */
		columns: string;
		/** Titles that we know no field for, as a JSON list. */
		unknown_columns: string;
		/** Why the file could not be read. */
		fault: string;
		/** Of the step under way: characters of the file, or rows. */
		step_done: number;
		step_total: number;
		/** The process that works on it, and until when that holds: one that died loses it after that. */
		claimed_by: string;
		claimed_until: string;
		/** 1 when staff cancelled it. */
		is_ending: number;
		/** Who brought the file, then who wrote it or took it back. */
		staff_id: string;
		staff_name: string;
		created_at: string;
		finished_at: string;
	};
	/** The text of such a file in pieces, until it is read. */
	product_import_text: { import_id: string; part: number; content: string };
	product_import_row: {
		import_id: string;
		row_number: number;
		/** Where it stands in the file: a line, or the number of a record. */
		line: number;
		/** Canonical; empty when it has none. */
		part_number: string;
		name: string;
		/** Empty until it is checked. */
		outcome: '' | 'new' | 'changed' | 'unchanged' | 'refused';
		excluded: number;
		/** 1 when its report has warnings. */
		warned: number;
		result: '' | 'written' | 'skipped' | 'undone' | 'kept';
		/** The glove's version that it was checked against; 0 for a new glove. */
		base_version: number;
		/** The version that it was written as. */
		written_version: number;
		/** The cells, or the record, as JSON; emptied where nothing is to be done with it. */
		record: string;
		/** Differences, faults and warnings as JSON. */
		report: string;
	};
	category: {
		/** The name folded to lower case: look-ups are blind to case. */
		name_key: string;
		name: string;
		/** Part numbers as a JSON list, in the order staff gave them. */
		part_numbers: string;
		changed_in: number;
		removed: number;
		/** Raised by every save of staff and every import. */
		version: Generated<number>;
		/** The word of its page below /products; empty where the page is one of the site's own. */
		slug: Generated<string>;
		title: Generated<string>;
		description: Generated<string>;
	};
	/** Lists of gloves that staff keep for the site's own blocks: "bestSellers". */
	site_list: { name: string; part_numbers: string; version: number; changed_in: number };
	/** One row: every catalogue write raises `version` in its own transaction. */
	catalogue_state: { id: number; version: number };
	/** How often somebody did something lately (`server/rate-limit.server.ts`). */
	rate_limit: {
		/** A hash of the limit's name and of who: no address is kept. */
		key: string;
		/** Which window of the limit's length the counts belong to. */
		window_index: number;
		used: number;
		used_before: number;
		expires_at: string;
	};
	/** Answers of calls that may be sent again (`server/idempotency.server.ts`). */
	idempotency_key: {
		route: string;
		actor: string;
		key: string;
		body_hash: string;
		status: number;
		/** JSON. */
		answer: string;
		created_at: string;
	};
	/** The last number given in each series, such as "D-2026". */
	number_series: { name: string; last: number };
	/** Mail on its way out (`mail/mail-outbox.server.ts`). */
	outbox_mail: {
		/** Also the left half of its Message-ID. */
		id: string;
		recipient: string;
		subject: string;
		text_body: string;
		html_body: string;
		reply_to: string | null;
		/** Further headers as a JSON object. */
		headers: string | null;
		state: 'waiting' | 'sent' | 'failed';
		attempts: number;
		next_attempt_at: string;
		/** Until then one process is sending it; a process that died loses it after that. */
		claimed_until: string | null;
		last_error: string | null;
		sent_via: 'smtp' | 'folder' | null;
		created_at: string;
		sent_at: string | null;
	};
	distributor_application: {
		/** Such as D-2026-0001. */
		number: string;
		state: 'new';
		company: string;
		contact_name: string;
		email: string;
		phone: string;
		website: string;
		city: string;
		region: string;
		country: string;
		business: string;
		branches: number | null;
		brands: string;
		message: string;
		/** Which wording stood beside the button, and its language. */
		notice_version: string;
		language: string;
		created_at: string;
	};
	/** What a visitor asked for; staff work on it in the inbox. */
	sample_request: {
		/** Such as S-2026-0001. */
		number: string;
		state: 'new' | 'verified' | 'approved' | 'shipped' | 'declined';
		/** The address that answers go to, lower case. */
		email: string;
		company_name: string;
		/** 1 when the address is no business address, so that a person must look. */
		manual_review: number;
		/** The request as the schema left it, as JSON (`sample-requests/sample-request.ts`). */
		document: string;
		/** Which wording stood beside the button, and its language. */
		notice_version: string;
		language: string;
		/** Raised by every change: a change made from an older one is refused. */
		version: number;
		created_at: string;
		updated_at: string;
		/** The company that it belongs to, or empty. */
		company_id: string;
		/** The label that it became. */
		label_id: number | null;
		/** When who asked was taken out of it; what was asked for stays. */
		erased_at: string | null;
	};
	/** What requests are found by, folded, and what two of one company or place share; apart from the wide rows. */
	sample_request_search: {
		number: string;
		search_text: string;
		company_key: string;
		address_key: string;
		/** The request's, a second time: a search counts by state without leaving this table. */
		state: 'new' | 'verified' | 'approved' | 'shipped' | 'declined';
	};
	/** What staff did with a request, and their notes. */
	sample_request_event: {
		/** Sorts by time. */
		id: string;
		number: string;
		kind: 'state' | 'note' | 'company' | 'label' | 'erased';
		actor_name: string;
		at: string;
		/** Empty but where the state changed. */
		from_state: string;
		to_state: string;
		/** A note, or the reason of a refusal. */
		body: string;
		/** The mail that went out with it. */
		mail_subject: string;
		mail_text: string;
		/** A company's id, or a label's. */
		reference: string;
		undone_at: string | null;
	};
	/** A member of staff. Columns of the staff_ tables are better-auth's (`staff/staff-auth.server.ts`). */
	staff_account: {
		id: string;
		/** Lower case. */
		email: string;
		name: string;
		email_verified: number;
		image: string | null;
		two_factor_enabled: number;
		disabled_at: string | null;
		/** 1 while the password is one that we made up. */
		password_generated: number;
		signed_in_at: string | null;
		created_at: string;
		updated_at: string;
	};
	staff_credential: {
		id: string;
		user_id: string;
		provider_id: string;
		account_id: string;
		/** A PHC string (`staff/password-hash.server.ts`); null until an invitation is taken up. */
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
		/** A hash: what the cookie holds is nowhere in the database. */
		token: string;
		/** Idle end; moves with use. */
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
	/** Sign-in tries since the last good one, by account, or by account and address once that has been good. */
	sign_in_delay: {
		/** A hash: no name or address is kept. */
		key: string;
		tries: number;
		blocked_until: string;
		last_try_at: string;
	};
	sign_in_known_address: { key: string; last_used_at: string };
	/** Who did what; rows are only ever added. */
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
		/** What the subject was called then. */
		subject_name: string;
		before_json: string | null;
		after_json: string | null;
		request_id: string | null;
	};
	company: {
		id: string;
		operating_name: string;
		/** The folded name as hexadecimal (`companies/company-name.ts`): both engines sort it alike. */
		name_sort: string;
		/** The company as JSON, the shape of `companies/company.ts`. */
		document: string;
		/** Raised by every write: a change made from an older one is refused. */
		version: number;
		/** The company that this one was merged into, or empty. */
		merged_into: string;
		created_at: string;
		updated_at: string;
	};
	/** The lists: in both orders, and what a search reads. Merged companies are not in here. */
	company_search: { company_id: string; name_sort: string; updated_at: string; search_text: string };
	/** Each word a company is found by (`companies/company-search-text.ts`). Merged companies are not in here. */
	company_word: { word: string; company_id: string };
	/** What likely doubles share (`companies/company-trait.ts`). Merged companies are not in here. */
	company_trait: { kind: 'name' | 'phone' | 'domain' | 'number'; value: string; company_id: string };
	/** Merges, so that they can be undone. */
	company_merge: {
		id: string;
		kept_id: string;
		merged_id: string;
		/** The kept company's document before the merge, and its version after it. */
		kept_before: string;
		kept_version: number;
		merged_by: string;
		merged_at: string;
		undone_at: string | null;
	};
	label: {
		/** The number that people say. */
		id: number;
		state: 'draft' | 'ready' | 'printed' | 'shipped' | 'void';
		/** yyyy-mm-dd. */
		date: string;
		operating_name: string;
		/** Empty when it was typed by hand. */
		company_id: string;
		invoice_number: string;
		purchase_order_number: string;
		line_count: number;
		pair_count: number;
		/** The whole label as JSON, the shape of `labels/label.ts`. */
		document: string;
		/** Raised by every write. */
		version: number;
		created_by: string;
		created_at: string;
		updated_at: string;
	};
	/** What labels are found by, folded, apart from the wide rows: a search reads this table once. */
	label_search: { label_id: number; search_text: string };
	/** Every time a label, or the packing list of it, was sent to print. */
	label_print: {
		id: string;
		label_id: number;
		kind: 'label' | 'packing-list';
		copies: number;
		cartons: number;
		paper: string;
		printed_by: string;
		printed_at: string;
	};
	/** A price list: a template, the standard prices or the costs (`pricing/price-list.ts`). */
	price_list: {
		id: string;
		name: string;
		/** The folded name: two lists are never called alike. */
		name_key: string;
		kind: 'percent' | 'prices' | 'standard' | 'cost';
		currency: 'CAD' | 'USD';
		/** The list that percentages are taken off, or empty. */
		parent_id: string;
		/** Percentages, rules and days as JSON. */
		document: string;
		/** 1 when no company can be given it any more. */
		retired: number;
		/** Raised by every write of the list or its lines. */
		version: number;
		created_at: string;
		updated_at: string;
	};
	/** A glove's prices on a list, in cents a pair. */
	price_line: {
		list_id: string;
		part_number: string;
		pair_cents: number;
		dozen_cents: number | null;
		case_cents: number | null;
	};
	/** What a company pays by; without a row it pays in CAD and has version 1. */
	price_client: { company_id: string; currency: 'CAD' | 'USD'; version: number; updated_at: string };
	/** Which template a company has from a day on; an empty `list_id` is none. */
	price_assignment: {
		company_id: string;
		/** yyyy-mm-dd. */
		from_day: string;
		list_id: string;
		set_by: string;
		set_at: string;
	};
	/** Prices that staff set for one company by hand, in cents a pair. */
	price_override: {
		company_id: string;
		part_number: string;
		pair_cents: number;
		dozen_cents: number | null;
		case_cents: number | null;
		reason: string;
		/** yyyy-mm-dd, or empty. */
		valid_from: string;
		valid_to: string;
		set_by: string;
		set_at: string;
	};
	/** What a company calls a glove of ours. */
	customer_part: {
		company_id: string;
		part_number: string;
		number: string;
		/** The number without case, spaces and dashes. */
		number_key: string;
		name: string;
	};
	/** Who asked for the newsletter, and the proof of it (domain.md 3.3). */
	newsletter_subscription: {
		/** Sorts by the time of the first asking. */
		id: string;
		email: string;
		/** The address in lower case: one row each. */
		email_key: string;
		state: 'pending' | 'confirmed' | 'left';
		language: string;
		/** Path of the page that the form stood on. */
		page: string;
		/** Which words stood under the form, by version and in full. */
		wording_version: string;
		wording: string;
		asked_at: string;
		/** Of the token in the mail that asks for confirmation; empty once somebody has left. */
		confirm_hash: string;
		confirmed_at: string | null;
		/** What links in mail carry to leave by; it does not expire. */
		leave_token: string;
		left_at: string | null;
		/** "link", "one-click", "staff" or empty. */
		left_by: string;
		/** Why, where staff did it. */
		left_reason: string;
	};
	/** A picture that staff uploaded for a glove; its files are in the pictures' storage. */
	picture: {
		/** Of what was uploaded; the same picture for two gloves has a row for each and its files once. */
		hash: string;
		part_number: string;
		/** Where staff wanted it among the glove's pictures, 0 for the first. */
		place: number;
		/** Of the widest file, in pixels. */
		width: number;
		height: number;
		colour: string;
		/** Of the file as uploaded. */
		bytes: number;
		uploaded_by: string;
		uploaded_at: string;
		/** Since when no glove shows it; null while one does. */
		unused_since: string | null;
	};
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
		/** Lines, note and who asked, as JSON (`distributor-portal/portal-order.ts`). */
		document: string;
		version: number;
		created_at: string;
		answered_at: string | null;
		answered_by: string;
	};
	/** What visitors asked of a glove, what they were told, and what staff think of it. Nothing says who asked. */
	fit_check: {
		/** Sorts by the time of asking. */
		id: string;
		asked_at: string;
		part_number: string;
		/** The glove's version that the answer was made from. */
		glove_version: number;
		task: string;
		/** The task without case, accents and spare spaces, to search in. */
		task_key: string;
		/** Empty where a question was asked back. */
		verdict: '' | 'Full use' | 'Limited' | 'No use';
		/** The sentence, or the question. */
		sentence: string;
		worded_by: 'rules' | 'model';
		/** Reasons, unread words and better gloves, as JSON (`fit-check/fit-check-answer.ts`). */
		answer: string;
		mark: Generated<'' | 'right' | 'wrong'>;
		note: Generated<string>;
		marked_by: Generated<string>;
		marked_at: string | null;
		/** Raised by every change that staff make. */
		version: Generated<number>;
	};
	/** Calls to the language model by the day, yyyy-mm-dd: every process counts here. */
	fit_model_use: {
		day: string;
		calls: number;
	};
};
