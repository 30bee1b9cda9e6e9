-- Files that staff keep with a company: contracts, certificates, drawings.
create table company_file (
	-- Begins with its time.
	id text not null primary key,
	company_id text not null,
	name text not null,
	bytes integer not null,
	-- SHA-256 of the content.
	checksum text not null,
	added_by text not null,
	created_at text not null
);

create index company_file_company on company_file (company_id, created_at, id);

-- Their content in Base64, in pieces, so that no query holds a whole file. The pieces of a deleted file stay as long as it
-- can be brought back.
create table company_file_piece (
	file_id text not null,
	place integer not null,
	content text not null,
	primary key (file_id, place)
)
