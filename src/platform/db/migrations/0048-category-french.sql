-- The French of a category's page; empty for none.
alter table category add column title_french text not null default '';

alter table category add column description_french text not null default '';
