create index sample_request_review on sample_request (manual_review, state, created_at, number);
