create index sample_request_label on sample_request (label_id);

alter table sample_request_search add column state text not null default 'new';

update sample_request_search set state = (select state from sample_request where sample_request.number = sample_request_search.number);

alter table label_print add column kind text not null default 'label';
