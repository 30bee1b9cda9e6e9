-- A list's filters, search and order under a name: one person's own, or without an owner those of all staff.
create table list_view (
	id text not null primary key,
	path text not null,
	owner_id text references staff_account (id) on delete cascade,
	name text not null,
	-- Names that look the same have the same key.
	name_key text not null,
	query text not null,
	updated_at text not null
);

create unique index list_view_own on list_view (path, owner_id, name_key) where owner_id is not null;

create unique index list_view_shared on list_view (path, name_key) where owner_id is null
