alter table staff_account add column color_scheme text not null default 'light'
