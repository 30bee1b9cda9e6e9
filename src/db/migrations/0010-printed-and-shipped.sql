create index sample_request_label on sample_request (label_id);

alter table label_print add column kind text not null default 'label';
