create table product (
	part_number text not null primary key,
	id text not null unique,
	document text not null,
	changed_in integer not null,
	removed integer not null default 0
);

create index product_changed_in on product (changed_in);

create table category (
	name_key text not null primary key,
	name text not null,
	part_numbers text not null,
	changed_in integer not null,
	removed integer not null default 0
);

create table catalogue_state (
	id integer not null primary key,
	version integer not null
);

insert into catalogue_state (id, version) values (1, 0);
