create table newsletter_subscription (
	id text not null primary key,
	email text not null,
	email_key text not null unique,
	state text not null,
	language text not null,
	page text not null,
	wording_version text not null,
	wording text not null,
	asked_at text not null,
	confirm_hash text not null,
	confirmed_at text,
	leave_token text not null unique,
	left_at text,
	left_by text not null,
	left_reason text not null
);

create index newsletter_subscription_confirm on newsletter_subscription (confirm_hash);

create index newsletter_subscription_state on newsletter_subscription (state, asked_at);
