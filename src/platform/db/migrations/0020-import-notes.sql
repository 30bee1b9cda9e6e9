alter table product_import add column notes text not null default '[]';

alter table product_import add column warnings text not null default '[]';
