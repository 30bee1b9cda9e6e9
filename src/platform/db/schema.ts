import type { CatalogueTables } from './tables/catalogue-tables.ts';
import type { CompanyTables } from './tables/company-tables.ts';
import type { DistributorTables } from './tables/distributor-tables.ts';
import type { ImportTables } from './tables/import-tables.ts';
import type { PriceTables } from './tables/price-tables.ts';
import type { ProcessTables } from './tables/process-tables.ts';
import type { ReleaseTables } from './tables/release-tables.ts';
import type { StaffTables } from './tables/staff-tables.ts';
import type { VisitorTables } from './tables/visitor-tables.ts';

/**
 * The tables, as typed for queries. Column types are portable, text and integer; documents and times are text
 * (docs/decisions/002-database.md).
 */
export type Schema = CatalogueTables &
	ImportTables &
	ProcessTables &
	VisitorTables &
	StaffTables &
	CompanyTables &
	PriceTables &
	DistributorTables &
	ReleaseTables;
