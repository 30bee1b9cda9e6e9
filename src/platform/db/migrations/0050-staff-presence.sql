-- Who has a record open at the moment. A row says so for a minute.
create table staff_presence (
	account_id text not null references staff_account (id) on delete cascade,
	subject_kind text not null,
	subject_id text not null,
	seen_at text not null,
	primary key (account_id, subject_kind, subject_id)
);

create index staff_presence_subject on staff_presence (subject_kind, subject_id, seen_at);

create index staff_presence_seen on staff_presence (seen_at)
