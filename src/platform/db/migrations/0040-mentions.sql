-- Somebody whom a note names, until they have opened its record.
create table mention (
	account_id text not null references staff_account (id) on delete cascade,
	subject_kind text not null,
	subject_id text not null,
	by_name text not null,
	at text not null,
	primary key (account_id, subject_kind, subject_id)
)
