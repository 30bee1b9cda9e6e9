import type { Generated } from 'kysely';

/** What visitors send. */
export type VisitorTables = {
	distributor_application: {
		/** Such as D-2026-0001. */
		number: string;
		state: 'new' | 'contacted' | 'approved' | 'declined';
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
		/** Raised by every change of state or company: a change made from an older one is refused. */
		version: Generated<number>;
		updated_at: string;
		/** The company that it became, or empty. */
		company_id: Generated<string>;
		/** When who applied was taken out of it. */
		erased_at: Generated<string | null>;
		/** What it is found by, folded. */
		search_text: string;
	};
	/** What staff did with an application, and their notes; as `sample_request_event`. */
	distributor_application_event: {
		id: string;
		number: string;
		kind: 'state' | 'note' | 'company' | 'invited' | 'erased';
		actor_name: string;
		at: string;
		from_state: string;
		to_state: string;
		/** A note, or the reason of a refusal. */
		body: string;
		/** A company's id. */
		reference: string;
		undone_at: string | null;
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
		/** The request as the schema left it, as JSON (`domain/sample-requests/sample-request.ts`). */
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
	/** Who subscribed to the newsletter, with proof of consent (docs/behaviour.md, "Newsletter"). */
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
		/** Reasons, unread words and better gloves, as JSON (`domain/fit-checks/fit-check-answer.ts`). */
		answer: string;
		mark: Generated<'' | 'right' | 'wrong'>;
		note: Generated<string>;
		marked_by: Generated<string>;
		marked_at: string | null;
		/** What staff say the answer should have been, which makes it a labelled case; empty otherwise. */
		wanted: Generated<'' | 'Full use' | 'Limited' | 'No use' | 'question' | 'never'>;
		/** 1 once `fit_check_term` has its terms; rows of before that table wait for the next cleanup. */
		terms_listed: Generated<number>;
		/** Raised by every change that staff make. */
		version: Generated<number>;
	};
	/** Words and short phrases of a task that the reader did not follow; they go when their check goes. */
	fit_check_term: {
		check_id: string;
		/** Folded, without parts of e-mail addresses and phone numbers. */
		term: string;
	};
	/** Calls to the language model by the day, yyyy-mm-dd: every process counts here. */
	fit_model_use: {
		day: string;
		calls: number;
	};
};
