-- Issues of the newsletter, with their texts in both languages.
create table newsletter_issue (
	-- Sorts by the time at which it was begun.
	id text not null primary key,
	-- draft, sending, stopped or sent.
	state text not null,
	document text not null,
	version integer not null,
	created_at text not null,
	updated_at text not null,
	-- When sending began; empty before.
	sent_at text not null,
	-- From when on the next mails may be queued; of all processes, the one that moves it queues them.
	next_at text not null,
	-- 1 while what becomes of its mails may still change.
	unsettled integer not null
);

create index newsletter_issue_unsettled on newsletter_issue (unsettled, id);

-- One mail of an issue to one reader. The key is why nobody gets two.
create table newsletter_delivery (
	issue_id text not null,
	subscription_id text not null,
	-- waiting, queued, sent, failed or skipped.
	state text not null,
	-- Of the outbox; empty until it is queued.
	mail_id text not null,
	queued_at text not null,
	-- When the reader left the newsletter, if this was the last issue before; empty otherwise.
	left_at text not null,
	primary key (issue_id, subscription_id)
);

create index newsletter_delivery_state on newsletter_delivery (issue_id, state, subscription_id);

create index newsletter_delivery_left on newsletter_delivery (issue_id, left_at);

create index newsletter_delivery_reader on newsletter_delivery (subscription_id, queued_at);
