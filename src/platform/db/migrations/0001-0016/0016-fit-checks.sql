create table fit_check (
	id text not null primary key,
	asked_at text not null,
	part_number text not null,
	glove_version integer not null,
	task text not null,
	task_key text not null,
	verdict text not null,
	sentence text not null,
	worded_by text not null,
	answer text not null,
	mark text not null default '',
	note text not null default '',
	marked_by text not null default '',
	marked_at text,
	version integer not null default 1
);

create index fit_check_part_number on fit_check (part_number, id);

create index fit_check_mark on fit_check (mark, id);

create table fit_model_use (
	day text not null primary key,
	calls integer not null
);
