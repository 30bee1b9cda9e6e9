alter table product_import rename column fault to error;
