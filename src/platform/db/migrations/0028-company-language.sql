-- The language of a company, so that its list can be filtered by it.
alter table company_search add column language text not null default 'en';

update company_search set language = 'fr' where exists (
  select 1 from company where company.id = company_search.company_id and company.document like '%"language":"fr"%'
);

create index company_search_language_name on company_search (language, name_sort, company_id);

create index company_search_language_updated on company_search (language, updated_at, company_id)
