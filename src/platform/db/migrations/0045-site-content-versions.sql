-- What a part of the site was after each save, the latest of them.
create table site_content_version (
	name text not null,
	version integer not null,
	document text not null,
	saved_at text not null,
	-- Who saved it; empty for what the site began with.
	saved_by text not null,
	primary key (name, version)
);
