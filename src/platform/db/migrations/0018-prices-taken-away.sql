alter table price_override add column taken_away integer not null default 0
