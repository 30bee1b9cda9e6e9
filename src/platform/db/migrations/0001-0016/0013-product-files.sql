create table product_import (
	id text not null primary key,
	state text not null,
	file_name text not null,
	format text not null,
	columns text not null,
	unknown_columns text not null,
	fault text not null,
	step_done integer not null,
	step_total integer not null,
	claimed_by text not null,
	claimed_until text not null,
	is_ending integer not null,
	staff_id text not null,
	staff_name text not null,
	created_at text not null,
	finished_at text not null
);

create index product_import_state on product_import (state, created_at);

create index product_import_created on product_import (created_at);

create table product_import_text (
	import_id text not null references product_import (id) on delete cascade,
	part integer not null,
	content text not null,
	primary key (import_id, part)
);

create table product_import_row (
	import_id text not null references product_import (id) on delete cascade,
	row_number integer not null,
	line integer not null,
	part_number text not null,
	name text not null,
	outcome text not null,
	excluded integer not null,
	warned integer not null,
	result text not null,
	base_version integer not null,
	written_version integer not null,
	record text not null,
	report text not null,
	primary key (import_id, row_number)
);

create index product_import_row_outcome on product_import_row (import_id, outcome, result, excluded, warned, row_number);

create index product_import_row_part on product_import_row (import_id, part_number, row_number);
