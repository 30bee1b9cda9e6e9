import type { LoaderFunctionArgs } from 'react-router';
import {
	confirmationCutoff,
	DISTRIBUTOR_CURSOR,
	DISTRIBUTORS_A_PAGE,
	parseDistributorState,
} from '../../domain/distributors/distributor-list.ts';
import {
	countDistributors,
	listDistributorRecords,
} from '../../domain/distributors/distributor-queries.server.ts';
import { PROVINCES } from '../../domain/postal-address/region.ts';
import { formatCursors } from '../../platform/db/keyset.server.ts';
import { parseCursor } from '../../platform/text/cursor.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { findLastBulk } from '../kit/bulk/bulk-queries.server.ts';
import { IMPORT_KIND } from './import/distributor-import.server.ts';

const MAX_TEXT_LENGTH = 200;

/** Loads the list for the query params; invalid ones are ignored. */
export async function loader({ context, url: { searchParams } }: LoaderFunctionArgs) {
	const { database, staff } = requireStaff(context);
	const { db } = database;
	const text = (searchParams.get('q') ?? '').trim().slice(0, MAX_TEXT_LENGTH);
	const province = PROVINCES.find(({ code }) => code === searchParams.get('province'))?.code ?? '';
	const state = parseDistributorState(searchParams.get('state') ?? '');
	const cursor = parseCursor(searchParams.get('from') ?? '', DISTRIBUTOR_CURSOR);
	const now = new Date();
	const query = { text, province, state };
	const [{ distributors, ...cursors }, total, undoable] = await Promise.all([
		listDistributorRecords(db, query, { cursor, max: DISTRIBUTORS_A_PAGE }, now),
		countDistributors(db, query, now),
		findLastBulk(db, { kind: IMPORT_KIND, accountId: staff.id, now }),
	]);
	return {
		...query,
		distributors,
		total,
		undoable,
		cutoff: confirmationCutoff(now),
		...formatCursors(cursors),
	};
}
