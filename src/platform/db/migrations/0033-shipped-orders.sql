-- Orders can be shipped: the order of the list by state has that place too.
drop index distributor_order_by_state;

create index distributor_order_by_state on distributor_order ((case state when 'new' then '1' when 'answered' then '2' when 'shipped' then '3' end || created_at), number)
