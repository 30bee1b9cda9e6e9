create table price_list (
	id text not null primary key,
	name text not null,
	name_key text not null,
	kind text not null,
	currency text not null,
	parent_id text not null,
	document text not null,
	retired integer not null,
	version integer not null,
	created_at text not null,
	updated_at text not null
);

create unique index price_list_name on price_list (name_key);

create table price_line (
	list_id text not null references price_list (id) on delete cascade,
	part_number text not null,
	pair_cents integer not null,
	dozen_cents integer,
	case_cents integer,
	primary key (list_id, part_number)
);

create table price_client (
	company_id text not null primary key,
	currency text not null,
	version integer not null,
	updated_at text not null
);

create table price_assignment (
	company_id text not null,
	from_day text not null,
	list_id text not null,
	set_by text not null,
	set_at text not null,
	primary key (company_id, from_day)
);

create index price_assignment_list on price_assignment (list_id, company_id);

create table price_override (
	company_id text not null,
	part_number text not null,
	pair_cents integer not null,
	dozen_cents integer,
	case_cents integer,
	reason text not null,
	valid_from text not null,
	valid_to text not null,
	set_by text not null,
	set_at text not null,
	primary key (company_id, part_number)
);

create table customer_part (
	company_id text not null,
	part_number text not null,
	number text not null,
	number_key text not null,
	name text not null,
	primary key (company_id, part_number)
);

create index customer_part_number on customer_part (company_id, number_key)
