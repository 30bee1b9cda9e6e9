import { redirect } from 'react-router';
import { isUnreadable } from '../../../platform/db/stored-json.server.ts';
import { mendPath } from './mend-path.ts';

/** A page's loader that leads to where a document is mended when it cannot read that. */
export function orMend<Args, Data>(load: (args: Args) => Promise<Data>): (args: Args) => Promise<Data> {
	return async (args) => {
		try {
			return await load(args);
		} catch (error) {
			if (isUnreadable(error)) throw redirect(mendPath(error.place), 302);
			throw error;
		}
	};
}
