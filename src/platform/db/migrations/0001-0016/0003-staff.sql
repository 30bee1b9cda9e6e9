create table staff_account (
	id text not null primary key,
	email text not null unique,
	name text not null,
	email_verified integer not null default 0,
	image text,
	two_factor_enabled integer not null default 0,
	disabled_at text,
	password_generated integer not null default 0,
	signed_in_at text,
	created_at text not null,
	updated_at text not null
);

create table staff_credential (
	id text not null primary key,
	user_id text not null references staff_account (id) on delete cascade,
	provider_id text not null,
	account_id text not null,
	password text,
	access_token text,
	refresh_token text,
	id_token text,
	access_token_expires_at text,
	refresh_token_expires_at text,
	scope text,
	created_at text not null,
	updated_at text not null
);

create unique index staff_credential_account on staff_credential (provider_id, account_id);

create index staff_credential_user on staff_credential (user_id);

create table staff_session (
	id text not null primary key,
	user_id text not null references staff_account (id) on delete cascade,
	token text not null unique,
	expires_at text not null,
	ip_address text,
	user_agent text,
	created_at text not null,
	updated_at text not null
);

create index staff_session_user on staff_session (user_id);

create table staff_challenge (
	id text not null primary key,
	identifier text not null,
	value text not null,
	expires_at text not null,
	created_at text not null,
	updated_at text not null
);

create index staff_challenge_identifier on staff_challenge (identifier);

create index staff_challenge_expires_at on staff_challenge (expires_at);

create table staff_two_factor (
	id text not null primary key,
	user_id text not null unique references staff_account (id) on delete cascade,
	secret text not null,
	backup_codes text not null,
	verified integer,
	failed_verification_count integer,
	locked_until text
);

create table staff_invitation (
	token_hash text not null primary key,
	account_id text not null references staff_account (id) on delete cascade,
	expires_at text not null,
	created_at text not null
);

create index staff_invitation_account on staff_invitation (account_id);

create table sign_in_delay (
	key text not null primary key,
	tries integer not null,
	blocked_until text not null,
	last_try_at text not null
);

create index sign_in_delay_last_try_at on sign_in_delay (last_try_at);

create table sign_in_known_address (
	key text not null primary key,
	last_used_at text not null
);

create table audit_entry (
	id text not null primary key,
	at text not null,
	actor_id text,
	actor_name text not null,
	action text not null,
	subject_kind text not null,
	subject_id text not null,
	subject_name text not null,
	before_json text,
	after_json text,
	request_id text
);

create index audit_entry_subject on audit_entry (subject_kind, subject_id, id);

create index audit_entry_actor on audit_entry (actor_id, id)
