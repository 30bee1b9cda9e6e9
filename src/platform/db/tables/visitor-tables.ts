import type { Generated } from 'kysely';

/** Data submitted by visitors. */
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
		/** The version of the privacy notice shown next to the button, and its language. */
		notice_version: string;
		language: string;
		created_at: string;
		/** Incremented by every change of state or company: a change made from an older version is refused. */
		version: Generated<number>;
		updated_at: string;
		/** The company created from it, or empty. */
		company_id: Generated<string>;
		/** Sorts by company name (`sortKeyOf`). */
		company_sort: Generated<string>;
		/** When the applicant's personal data was erased. */
		erased_at: Generated<string | null>;
		/** The folded search text. */
		search_text: string;
	};
	/** Staff actions on an application, and their notes; like `sample_request_event`. */
	distributor_application_event: {
		id: string;
		number: string;
		kind: 'state' | 'note' | 'company' | 'invited' | 'erased';
		actor_name: string;
		at: string;
		from_state: string;
		to_state: string;
		/** A note, or the reason for declining. */
		body: string;
		/** A company's id. */
		reference: string;
		undone_at: string | null;
	};
	/** A visitor's sample request, handled by staff in the inbox. */
	sample_request: {
		/** Such as S-2026-0001. */
		number: string;
		state: 'new' | 'verified' | 'approved' | 'shipped' | 'declined';
		/** The reply address, in lower case. */
		email: string;
		company_name: string;
		/** Sorts by company name (`sortKeyOf`). */
		company_sort: Generated<string>;
		/** 1 if the address is not a business address and the request needs manual review. */
		manual_review: number;
		/** The request as parsed by the schema, as JSON (`domain/sample-requests/sample-request.ts`). */
		document: string;
		/** The version of the privacy notice shown next to the button, and its language. */
		notice_version: string;
		language: string;
		/** Incremented by every change: a change made from an older version is refused. */
		version: number;
		created_at: string;
		updated_at: string;
		/** When it was shipped if it is, otherwise when it came: the day by which lists are narrowed. */
		dated_at: string;
		/** The company it belongs to, or empty. */
		company_id: string;
		/** The label created from it. */
		label_id: number | null;
		/** When the requester's personal data was erased; the requested items stay. */
		erased_at: string | null;
	};
	/**
	 * The folded search text of requests, and keys shared by requests of one company or place; separate from the wide
	 * rows.
	 */
	sample_request_search: {
		number: string;
		search_text: string;
		company_key: string;
		address_key: string;
		/** A copy of the request's state, so that a search can count by state within this table. */
		state: 'new' | 'verified' | 'approved' | 'shipped' | 'declined';
	};
	/** Staff actions on a request, and their notes. */
	sample_request_event: {
		/** Sorts by time. */
		id: string;
		number: string;
		kind: 'state' | 'note' | 'company' | 'label' | 'erased';
		actor_name: string;
		at: string;
		/** Empty unless the state changed. */
		from_state: string;
		to_state: string;
		/** A note, or the reason for declining. */
		body: string;
		/** The mail sent with it. */
		mail_subject: string;
		mail_text: string;
		/** A company's or label's id. */
		reference: string;
		undone_at: string | null;
		/** The request's company, for the company's timeline. */
		company_id: Generated<string>;
	};
	/** Newsletter subscribers, with proof of consent (docs/behaviour.md, "Newsletter"). */
	newsletter_subscription: {
		/** Sorts by the time of the first request. */
		id: string;
		email: string;
		/** The address in lower case, unique. */
		email_key: string;
		state: 'pending' | 'confirmed' | 'left';
		language: string;
		/** Path of the page with the form. */
		page: string;
		/** The consent wording under the form, by version and in full. */
		wording_version: string;
		wording: string;
		asked_at: string;
		/** Hash of the token in the confirmation mail; empty once unsubscribed. */
		confirm_hash: string;
		confirmed_at: string | null;
		/** The token of unsubscribe links in mail; it does not expire. */
		leave_token: string;
		left_at: string | null;
		/** "link", "one-click", "staff", "bounce" or empty. */
		left_by: string;
		/** The reason, if staff did it, or the answer of the reader's mail server. */
		left_reason: string;
	};
	/** Issues of the newsletter (docs/decisions/021-newsletter.md). */
	newsletter_issue: {
		/** Sorts by the time at which it was begun. */
		id: string;
		state: 'draft' | 'sending' | 'stopped' | 'sent';
		/** The texts in both languages. */
		document: string;
		version: number;
		created_at: string;
		updated_at: string;
		/** When sending began; empty before. */
		sent_at: string;
		/** From when on the next mails may be queued; of all processes, the one that moves it queues them. */
		next_at: string;
		/** 1 while what becomes of its mails may still change. */
		unsettled: number;
	};
	/** One mail of an issue to one reader. */
	newsletter_delivery: {
		issue_id: string;
		subscription_id: string;
		state: 'waiting' | 'queued' | 'sent' | 'failed' | 'skipped';
		/** Of the outbox; empty until it is queued. */
		mail_id: string;
		queued_at: string;
		/** When the reader left the newsletter, if this was the last issue before; empty otherwise. */
		left_at: string;
	};
	/** Visitors' questions about a glove, the answers, and staff's assessment. Nothing identifies the visitor. */
	fit_check: {
		/** Sorts by the time of the question. */
		id: string;
		asked_at: string;
		part_number: string;
		/** The glove's version that the answer is based on. */
		glove_version: number;
		task: string;
		/** The task without case, accents and extra spaces, for searching. */
		task_key: string;
		/** Empty if the answer was a question. */
		verdict: '' | 'Full use' | 'Limited' | 'No use';
		/** The sentence, or the question. */
		sentence: string;
		worded_by: 'rules' | 'model';
		/** Reasons, unrecognised words and better gloves, as JSON (`domain/fit-checks/fit-check-answer.ts`). */
		answer: string;
		mark: Generated<'' | 'right' | 'wrong'>;
		note: Generated<string>;
		marked_by: Generated<string>;
		marked_at: string | null;
		/** The verdict that staff say is correct, which makes it a labelled case; empty otherwise. */
		wanted: Generated<'' | 'Full use' | 'Limited' | 'No use' | 'question' | 'never'>;
		/** 1 once its terms are in `fit_check_term`; rows from before that table are handled by the next cleanup. */
		terms_listed: Generated<number>;
		/** Incremented by every change by staff. */
		version: Generated<number>;
	};
	/** Words and short phrases of a task that were not understood; deleted with their check. */
	fit_check_term: {
		check_id: string;
		/** Folded, without parts of email addresses and phone numbers. */
		term: string;
	};
	/** Language model calls per day, yyyy-mm-dd, counted across all processes. */
	fit_model_use: {
		day: string;
		calls: number;
	};
};
