-- The stores that sell our gloves, as the page "Where to buy" lists them.
create table distributor (
	-- Lower case words with dashes: an anchor on the page.
	id text not null primary key,
	name_sort text not null,
	search_text text not null,
	province text not null,
	-- What visitors see.
	document text not null,
	-- Where we ask once a year whether the entry is right; empty for nowhere.
	email text not null,
	shown integer not null,
	-- When the entry was last said to be right, and when we last asked; empty for never.
	confirmed_at text not null,
	asked_at text not null,
	-- The hash of the token in the last mail that asked; empty for none.
	ask_hash text not null,
	version integer not null,
	changed_in integer not null,
	updated_at text not null
);

create index distributor_name on distributor (name_sort, id);

create index distributor_changed on distributor (changed_in);

create index distributor_asked on distributor (ask_hash);

-- Contents of the repository that were copied into the database, each once.
create table first_fill (
	name text not null primary key,
	filled_at text not null
);
