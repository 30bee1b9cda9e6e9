import type { LoaderFunctionArgs } from 'react-router';
import { countDemonstration } from '../../demonstration/demonstration-range.server.ts';
import { requireStaff } from '../../frame/staff-page-context.ts';
import { contentLoader } from '../content-loader.server.ts';
import { retentionPart } from './retention-part.server.ts';

const loadContent = contentLoader(retentionPart);

/** The periods, and what is left of the demonstration data. */
export async function loader(args: LoaderFunctionArgs) {
	const { db } = requireStaff(args.context).database;
	const [loaded, demonstration] = await Promise.all([loadContent(args), countDemonstration(db)]);
	return { ...loaded, demonstration };
}
