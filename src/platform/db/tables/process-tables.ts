/** State shared by all processes: limits, number series, mail. */
export type ProcessTables = {
	/** Recent uses of rate limits (`platform/limits/rate-limit.server.ts`). */
	rate_limit: {
		/** A hash of the limit's name and the caller: no address is stored. */
		key: string;
		/** The index of the window that the counts belong to. */
		window_index: number;
		used: number;
		used_before: number;
		expires_at: string;
	};
	/** Stored answers of idempotent calls (`platform/limits/idempotency.server.ts`). */
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
	/** The last number issued in each series, such as "D-2026". */
	number_series: { name: string; last: number };
	/** Outgoing mail (`platform/mail/mail-outbox.server.ts`). */
	outbox_mail: {
		/** Also the local part of its Message-ID. */
		id: string;
		recipient: string;
		subject: string;
		text_body: string;
		html_body: string;
		reply_to: string | null;
		/** Additional headers as a JSON object. */
		headers: string | null;
		state: 'waiting' | 'sent' | 'failed';
		attempts: number;
		next_attempt_at: string;
		/** One process is sending it until then; if that process dies, the claim expires. */
		claimed_until: string | null;
		last_error: string | null;
		sent_via: 'smtp' | 'folder' | null;
		created_at: string;
		sent_at: string | null;
	};
};
