alter table sample_request add column updated_at text not null default '';

alter table sample_request add column company_id text not null default '';

alter table sample_request add column label_id integer;

alter table sample_request add column erased_at text;

update sample_request set updated_at = created_at;

create index sample_request_company on sample_request (company_id, created_at);

create table sample_request_search (
	number text not null primary key references sample_request (number) on delete cascade,
	search_text text not null,
	company_key text not null,
	address_key text not null
);

create index sample_request_search_company on sample_request_search (company_key);

create index sample_request_search_address on sample_request_search (address_key);

insert into sample_request_search (number, search_text, company_key, address_key)
select number, lower(number || ' ' || company_name || ' ' || email || ' ' || document), '', '' from sample_request;

create table sample_request_event (
	id text not null primary key,
	number text not null references sample_request (number) on delete cascade,
	kind text not null,
	actor_name text not null,
	at text not null,
	from_state text not null,
	to_state text not null,
	body text not null,
	mail_subject text not null,
	mail_text text not null,
	reference text not null,
	undone_at text
);

create index sample_request_event_number on sample_request_event (number, id);
