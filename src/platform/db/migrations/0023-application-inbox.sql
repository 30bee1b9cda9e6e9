alter table distributor_application add column version integer not null default 1;

alter table distributor_application add column updated_at text not null default '';

alter table distributor_application add column company_id text not null default '';

alter table distributor_application add column erased_at text;

alter table distributor_application add column search_text text not null default '';

update distributor_application set updated_at = created_at, search_text = lower(number || ' ' || company || ' ' || contact_name || ' ' || email || ' ' || city || ' ' || region || ' ' || phone);

create index distributor_application_company on distributor_application (company_id, created_at);

create index distributor_application_created on distributor_application (created_at, number);

create table distributor_application_event (
	id text not null primary key,
	number text not null references distributor_application (number) on delete cascade,
	kind text not null,
	actor_name text not null,
	at text not null,
	from_state text not null,
	to_state text not null,
	body text not null,
	reference text not null,
	undone_at text
);

create index distributor_application_event_number on distributor_application_event (number, id)
