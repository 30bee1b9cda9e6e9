-- A change of many labels or companies at once, kept for a day to be undone.
create table bulk_change (
	id text not null primary key,
	subject_kind text not null,
	-- The field that was set; "state" moved them to a state.
	field text not null,
	account_id text not null references staff_account (id) on delete cascade,
	done_at text not null,
	undone_at text
);

create index bulk_change_account on bulk_change (account_id, subject_kind, done_at);

create index bulk_change_done on bulk_change (done_at);

create table bulk_change_row (
	bulk_id text not null references bulk_change (id) on delete cascade,
	subject_id text not null,
	before_value text not null,
	-- The record's version after the change; another version is not undone.
	version integer not null,
	primary key (bulk_id, subject_id)
)
