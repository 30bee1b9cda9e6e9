create table picture (
	hash text not null,
	part_number text not null,
	place integer not null,
	width integer not null,
	height integer not null,
	colour text not null,
	bytes integer not null,
	uploaded_by text not null,
	uploaded_at text not null,
	unused_since text,
	primary key (hash, part_number)
);

create index picture_of_product on picture (part_number);

create index picture_unused on picture (unused_since);
