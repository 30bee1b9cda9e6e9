-- The label printers of the house, each with its paper and how far off it prints.
create table label_printer (
	id text not null primary key,
	name text not null,
	name_key text not null unique,
	paper text not null,
	-- Tenths of a millimetre.
	right_tenths integer not null,
	down_tenths integer not null
)
