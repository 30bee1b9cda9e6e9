create table sample_request (
	number text not null primary key,
	state text not null,
	email text not null,
	company_name text not null,
	manual_review integer not null,
	document text not null,
	notice_version text not null,
	language text not null,
	version integer not null,
	created_at text not null
);

create index sample_request_state on sample_request (state, created_at, number);

create index sample_request_created_at on sample_request (created_at, number);

create index sample_request_email on sample_request (email);
