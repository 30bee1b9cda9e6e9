-- Who has a record open at the moment. A row says so for a minute.
create table staff_presence (
	account_id text not null references staff_account (id) on delete cascade,
	subject_kind text not null,
	subject_id text not null,
	seen_at text not null,
	primary key (account_id, subject_kind, subject_id)
);

create index staff_presence_subject on staff_presence (subject_kind, subject_id, seen_at);

create index staff_presence_seen on staff_presence (seen_at);

-- A glove's prices on a list from a day on, until a later day's; a day of '' is from ever. A row without a price ends it.
create table price_day (
	list_id text not null references price_list (id) on delete cascade,
	part_number text not null,
	from_day text not null,
	pair_cents integer,
	dozen_cents integer,
	case_cents integer,
	-- The change of a whole list that set it, or empty.
	plan_id text not null,
	primary key (list_id, part_number, from_day)
);

insert into price_day (list_id, part_number, from_day, pair_cents, dozen_cents, case_cents, plan_id)
select list_id, part_number, '', pair_cents, dozen_cents, case_cents, '' from price_line;

drop table price_line;

alter table price_day rename to price_line;

create index price_line_plan on price_line (plan_id);

-- A change of all prices of a list from a day on: "+4 %, rounded up to 0.05".
create table price_plan (
	id text not null primary key,
	list_id text not null references price_list (id) on delete cascade,
	from_day text not null,
	-- Hundredths of a percent; negative if prices fall.
	hundredths integer not null,
	step_cents integer not null,
	set_by text not null,
	set_at text not null
);

create unique index price_plan_day on price_plan (list_id, from_day)
