-- What staff write on the site besides gloves and categories, such as the announcements. A row is a whole document.
create table site_content (
	name text not null primary key,
	document text not null,
	version integer not null,
	changed_in integer not null
);

create index site_content_changed on site_content (changed_in);
