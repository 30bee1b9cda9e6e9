alter table fit_check add column wanted text not null default '';

create index fit_check_wanted on fit_check (wanted, id);

alter table fit_check add column terms_listed integer not null default 0;

create index fit_check_terms_listed on fit_check (terms_listed, id);

create table fit_check_term (
	check_id text not null references fit_check (id) on delete cascade,
	term text not null,
	primary key (check_id, term)
);

create index fit_check_term_term on fit_check_term (term, check_id)
