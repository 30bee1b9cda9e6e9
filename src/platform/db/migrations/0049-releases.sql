-- A named bundle of changes that go live together.
create table site_release (
	-- Sorts by the time at which it was begun.
	id text not null primary key,
	name text not null,
	-- open, planned, live or takenBack.
	state text not null,
	-- When it goes live by itself, ISO 8601 in UTC; empty unless it is planned.
	due_at text not null,
	-- The day of it where staff work, yyyy-mm-dd; empty with it.
	due_day text not null,
	-- When it went live; empty before.
	live_at text not null,
	-- Why it did not go live at its time, as a JSON list; empty if it did, or has no time.
	failure text not null,
	-- Who planned it, in whose name it goes live; empty unless it is planned.
	planned_by text not null,
	planned_by_name text not null,
	-- Part of the address of its preview; empty for none.
	preview_token text not null,
	version integer not null,
	created_at text not null,
	updated_at text not null,
	updated_by text not null
);

create index site_release_due on site_release (state, due_at);

create unique index site_release_preview on site_release (preview_token) where preview_token <> '';

-- What a release changes of one record.
create table site_release_item (
	release_id text not null references site_release (id) on delete cascade,
	-- glove, content or prices.
	kind text not null,
	-- The id of a glove or of a price list, or the name of a part of the site.
	record_id text not null,
	document text not null,
	version integer not null,
	primary key (release_id, kind, record_id)
);

create index site_release_item_record on site_release_item (kind, record_id)
