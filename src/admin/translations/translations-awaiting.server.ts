import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { AwaitingProvider } from '../frame/staff-services.server.ts';
import { listOwingParts } from './translation-list.server.ts';
import { countOwedByGloves } from './translation-list-queries.server.ts';

/** How many gloves and parts of the site owe their French readers a text. */
export function translationsAwaiting(db: DatabaseLike): AwaitingProvider {
	return async (locale) => {
		const [{ gloves }, parts] = await Promise.all([countOwedByGloves(db), listOwingParts(db, locale)]);
		const count = gloves + parts.length;
		if (count === 0) return undefined;
		return { kind: 'translations', count, oldestAt: undefined, href: '/admin/translations', items: [] };
	};
}
