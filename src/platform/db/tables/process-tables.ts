/** What the processes share: limits, numbers, mail. */
export type ProcessTables = {
	/** How often somebody did something lately (`platform/limits/rate-limit.server.ts`). */
	rate_limit: {
		/** A hash of the limit's name and of who: no address is kept. */
		key: string;
		/** Which window of the limit's length the counts belong to. */
		window_index: number;
		used: number;
		used_before: number;
		expires_at: string;
	};
	/** Answers of calls that may be sent again (`platform/limits/idempotency.server.ts`). */
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
	/** Mail on its way out (`platform/mail/mail-outbox.server.ts`). */
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
};
