-- The key by which lists are sorted by company; the program fills it at its next start.
alter table sample_request add column company_sort text not null default '';

alter table distributor_application add column company_sort text not null default '';

alter table distributor_order add column company_sort text not null default '';

alter table distributor_order add column language text not null default 'en';

update distributor_order set language = 'fr' where document like '%"language":"fr"%';

-- By company: the day comes last, so that a list of some days leaves out the others within the index.
create index sample_request_company_sort on sample_request (company_sort, number, dated_at);

create index sample_request_state_company_sort on sample_request (state, company_sort, number, dated_at);

create index distributor_application_company_sort on distributor_application (company_sort, number, created_at);

create index distributor_application_state_company_sort on distributor_application (state, company_sort, number, created_at);

create index distributor_order_company_sort on distributor_order (company_sort, number, created_at);

create index distributor_order_state_company_sort on distributor_order (state, company_sort, number, created_at);

-- By state, in the order of the work, then by the day that a record came: the expressions of byState in record-sort-queries.server.ts.
create index sample_request_by_state on sample_request ((case state when 'new' then '1' when 'verified' then '2' when 'approved' then '3' when 'shipped' then '4' when 'declined' then '5' end || created_at), number);

create index distributor_application_by_state on distributor_application ((case state when 'new' then '1' when 'contacted' then '2' when 'approved' then '3' when 'declined' then '4' end || created_at), number);

create index distributor_order_by_state on distributor_order ((case state when 'new' then '1' when 'answered' then '2' end || created_at), number);

-- By the day that a record came, page by page.
create index distributor_application_state_number on distributor_application (state, created_at, number);

drop index distributor_application_state;

create index distributor_order_created on distributor_order (created_at, number);

-- The search text of orders, with a copy of their state; the program fills it at its next start.
create table distributor_order_search (
	number text not null primary key references distributor_order (number) on delete cascade,
	search_text text not null,
	state text not null
)
