-- A company's timeline: its records by when they came, and the notes and mails of its requests.
create index label_company_created on label (company_id, created_at, id);

alter table sample_request_event add column company_id text not null default '';

update sample_request_event set company_id = coalesce((select request.company_id from sample_request as request where request.number = sample_request_event.number), '');

create index sample_request_event_company on sample_request_event (company_id, id)
