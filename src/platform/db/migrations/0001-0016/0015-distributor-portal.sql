create table distributor_person (
	id text not null primary key,
	company_id text not null,
	email text not null unique,
	name text not null,
	password_hash text,
	disabled_at text,
	signed_in_at text,
	invited_by text not null,
	created_at text not null,
	updated_at text not null
);

create index distributor_person_company on distributor_person (company_id);

create table distributor_link (
	token_hash text not null primary key,
	person_id text not null references distributor_person (id) on delete cascade,
	purpose text not null,
	expires_at text not null,
	created_at text not null
);

create index distributor_link_person on distributor_link (person_id);

create table distributor_session (
	token_hash text not null primary key,
	id text not null unique,
	person_id text not null references distributor_person (id) on delete cascade,
	user_agent text not null,
	expires_at text not null,
	used_at text not null,
	created_at text not null
);

create index distributor_session_person on distributor_session (person_id);

create index distributor_session_expires_at on distributor_session (expires_at);

create table distributor_order (
	number text not null primary key,
	company_id text not null,
	person_id text not null,
	state text not null,
	document text not null,
	version integer not null,
	created_at text not null,
	answered_at text,
	answered_by text not null
);

create index distributor_order_company on distributor_order (company_id, created_at);

create index distributor_order_state on distributor_order (state, created_at)
