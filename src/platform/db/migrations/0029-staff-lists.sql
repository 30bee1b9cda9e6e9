-- The day by which a list of requests is narrowed: when it was shipped if it is, otherwise when it came.
alter table sample_request add column dated_at text not null default '';

update sample_request set dated_at = created_at;

update sample_request set dated_at = coalesce((
  select max(event.at) from sample_request_event as event
  where event.number = sample_request.number and event.kind = 'state' and event.to_state = 'shipped' and event.undone_at is null
), updated_at) where state = 'shipped';

create index sample_request_dated on sample_request (dated_at, number);

create index sample_request_state_dated on sample_request (state, dated_at, number);

-- Labels in one state, by their date.
create index label_by_state_date on label (state, date, id);

-- Orders in one state, page by page.
create index distributor_order_state_number on distributor_order (state, created_at, number)
