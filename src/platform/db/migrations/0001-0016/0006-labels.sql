create table label (
	id integer not null primary key,
	state text not null,
	date text not null,
	operating_name text not null,
	company_id text not null,
	invoice_number text not null,
	purchase_order_number text not null,
	line_count integer not null,
	pair_count integer not null,
	document text not null,
	version integer not null,
	created_by text not null,
	created_at text not null,
	updated_at text not null
);

create index label_by_state on label (state, id);

create index label_by_company on label (company_id, id);

create index label_by_date on label (date, id);

create table label_search (
	label_id integer not null primary key references label (id) on delete cascade,
	search_text text not null
);

create table label_print (
	id text not null primary key,
	label_id integer not null references label (id) on delete cascade,
	copies integer not null,
	cartons integer not null,
	paper text not null,
	printed_by text not null,
	printed_at text not null
);

create index label_print_label on label_print (label_id, printed_at);
