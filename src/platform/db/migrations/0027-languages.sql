alter table staff_account add column language text not null default 'en';

alter table distributor_person add column language text not null default 'en'
