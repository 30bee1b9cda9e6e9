import { data, type LoaderFunctionArgs } from 'react-router';
import { findReason, findStoredText, titleOf } from '../../platform/db/stored-kind.server.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { parseRepairPath } from '../kit/form/repair-path.ts';
import { fingerprint } from './repair-api.server.ts';

/** Longer texts are cut; replacing them does not need the rest. */
const MAX_SHOWN_LENGTH = 200_000;

/** Loads a stored document, why it cannot be read, and its latest readable versions. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const { documents, database } = requireStaff(context);
	const location = parseRepairPath(params.document ?? '');
	const kind = documents.kinds.find((one) => one.table === location?.table && one.column === location.column);
	const stored = kind && location && (await findStoredText(database.db, kind, location.id));
	if (!kind || !stored) return data({ found: undefined }, { status: 404 });
	const { text } = stored;
	const { table, column, id } = location;
	return data({
		found: {
			title: titleOf(kind, id),
			table,
			column,
			id,
			text: text.slice(0, MAX_SHOWN_LENGTH),
			isCut: text.length > MAX_SHOWN_LENGTH,
			was: fingerprint(text),
			reason: findReason(kind, id, text),
			isCopy: kind.isCopy ?? false,
			earlier: (await kind.listEarlier?.(database.db, id)) ?? [],
		},
	});
}
