-- The sample request or order that a label ships. A label made from a request has an event of it.
alter table label add column source text not null default '';

create index sample_request_event_reference on sample_request_event (reference);

update label set source = coalesce(
  (select max(event.number) from sample_request_event as event where event.reference = cast(label.id as text) and event.kind = 'label'),
  (select max(request.number) from sample_request as request where request.label_id = label.id),
  ''
);

drop index sample_request_event_reference;

create index label_source on label (source, id)
