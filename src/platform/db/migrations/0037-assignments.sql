-- Who of staff looks after a request, an application or an order. Nobody looks after what has no row.
create table assignment (
	subject_kind text not null,
	subject_id text not null,
	account_id text not null references staff_account (id) on delete cascade,
	assigned_at text not null,
	primary key (subject_kind, subject_id)
);

create index assignment_account on assignment (account_id, subject_kind, subject_id)
