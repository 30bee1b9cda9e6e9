create table rate_limit (
	key text not null primary key,
	window_index integer not null,
	used integer not null,
	used_before integer not null,
	expires_at text not null
);

create index rate_limit_expires_at on rate_limit (expires_at);

create table idempotency_key (
	route text not null,
	actor text not null,
	key text not null,
	body_hash text not null,
	status integer not null,
	answer text not null,
	created_at text not null,
	primary key (route, actor, key)
);

create index idempotency_key_created_at on idempotency_key (created_at);

create table number_series (
	name text not null primary key,
	last integer not null
);

create table outbox_mail (
	id text not null primary key,
	recipient text not null,
	subject text not null,
	text_body text not null,
	html_body text not null,
	reply_to text,
	headers text,
	state text not null,
	attempts integer not null,
	next_attempt_at text not null,
	claimed_until text,
	last_error text,
	sent_via text,
	created_at text not null,
	sent_at text
);

create index outbox_mail_due on outbox_mail (state, next_attempt_at);

create table distributor_application (
	number text not null primary key,
	state text not null,
	company text not null,
	contact_name text not null,
	email text not null,
	phone text not null,
	website text not null,
	city text not null,
	region text not null,
	country text not null,
	business text not null,
	branches integer,
	brands text not null,
	message text not null,
	notice_version text not null,
	language text not null,
	created_at text not null
);

create index distributor_application_state on distributor_application (state, created_at);
