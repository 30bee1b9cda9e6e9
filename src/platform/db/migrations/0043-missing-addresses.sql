-- Addresses of the site that were asked for and are not there; without queries, and without anything about who asked.
create table missing_address (
	path text not null primary key,
	hits integer not null,
	last_at text not null
);

create index missing_address_hits on missing_address (hits, path);

create index missing_address_last on missing_address (last_at)
