-- What is known of a translation besides the English and the French that its record holds: a French not yet on the
-- site, and what the English was when its French was written.
create table translation_note (
	-- product, by the glove's id; content, by the part's name.
	record_kind text not null,
	record_id text not null,
	-- The hash of the English and the French as the record holds them.
	text_key text not null,
	-- A French that visitors do not see; empty for none.
	draft text not null,
	-- The English before it was changed, and its French; empty if it was not.
	earlier_english text not null,
	earlier_french text not null,
	changed_at text not null,
	changed_by text not null,
	primary key (record_kind, record_id, text_key)
);

-- How many texts of a glove have no French, and their words, as six digits that sort.
alter table product_listing add column texts_owed integer not null default 0;

alter table product_listing add column owed_sort text not null default '000000';

create index product_listing_owed on product_listing (owed_sort, number_sort);

-- Written again at the next start, with what is owed.
delete from product_listing;
