create table company (
	id text not null primary key,
	operating_name text not null,
	name_sort text not null,
	document text not null,
	version integer not null,
	merged_into text not null default '',
	created_at text not null,
	updated_at text not null
);

create index company_name on company (name_sort);

create index company_merged_into on company (merged_into);

create table company_search (
	company_id text not null primary key references company (id) on delete cascade,
	name_sort text not null,
	updated_at text not null,
	search_text text not null
);

create index company_search_name on company_search (name_sort, company_id);

create index company_search_updated on company_search (updated_at, company_id);

create table company_word (
	word text not null,
	company_id text not null references company (id) on delete cascade,
	primary key (word, company_id)
);

create index company_word_company on company_word (company_id, word);

create table company_trait (
	kind text not null,
	value text not null,
	company_id text not null references company (id) on delete cascade,
	primary key (kind, value, company_id)
);

create index company_trait_company on company_trait (company_id);

create table company_merge (
	id text not null primary key,
	kept_id text not null references company (id) on delete cascade,
	merged_id text not null references company (id) on delete cascade,
	kept_before text not null,
	kept_version integer not null,
	merged_by text not null,
	merged_at text not null,
	undone_at text
);

create index company_merge_kept on company_merge (kept_id, merged_at)
