alter table product add column state text not null default 'published';

alter table product add column successor text not null default '';

alter table product add column version integer not null default 1;

alter table product add column updated_at text not null default '';

alter table product add column updated_by text not null default '';

create table product_listing (
	part_number text not null primary key references product (part_number) on delete cascade,
	number_sort text not null,
	name_sort text not null,
	updated_sort text not null,
	score_sort text not null,
	state text not null,
	completeness integer not null,
	search_text text not null
);

create index product_listing_number on product_listing (number_sort);

create index product_listing_name on product_listing (name_sort, number_sort);

create index product_listing_updated on product_listing (updated_sort, number_sort);

create index product_listing_score on product_listing (score_sort, number_sort);

create table product_version (
	product_id text not null,
	version integer not null,
	part_number text not null,
	document text not null,
	state text not null,
	successor text not null,
	saved_at text not null,
	saved_by text not null,
	primary key (product_id, version)
);

create table product_redirect (
	from_number text not null primary key,
	to_number text not null,
	changed_in integer not null
);

create table product_bulk (
	id text not null primary key,
	document text not null,
	done_by text not null,
	done_at text not null,
	undone_at text
);

alter table category add column version integer not null default 1;

alter table category add column slug text not null default '';

alter table category add column title text not null default '';

alter table category add column description text not null default '';

create table site_list (
	name text not null primary key,
	part_numbers text not null,
	version integer not null,
	changed_in integer not null
);
