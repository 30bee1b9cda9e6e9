import { redirect } from 'react-router';
import { isUnreadable } from '../../../platform/db/stored-json.server.ts';
import { repairPath } from './repair-path.ts';

/** Wraps a page's loader: if it cannot read a stored document, it redirects to the page that repairs it. */
export function orRedirectToRepair<Args, Data>(
	load: (args: Args) => Promise<Data>,
): (args: Args) => Promise<Data> {
	return async (args) => {
		try {
			return await load(args);
		} catch (error) {
			if (isUnreadable(error)) throw redirect(repairPath(error.location), 302);
			throw error;
		}
	};
}
