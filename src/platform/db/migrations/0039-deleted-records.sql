-- What staff have deleted. It can be brought back for thirty days; then it is gone.
create table deleted_record (
	id text not null primary key,
	subject_kind text not null,
	subject_id text not null,
	name text not null,
	-- What brings the record back, as its feature wrote it.
	document text not null,
	deleted_by text not null,
	deleted_at text not null
);

create index deleted_record_time on deleted_record (deleted_at, id)
