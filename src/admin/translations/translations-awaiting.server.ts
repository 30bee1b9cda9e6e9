import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { messagesFor } from '../../platform/i18n/server-messages.ts';
import type { AwaitingProvider } from '../frame/staff-services.server.ts';
import { summarize } from './translation-desk.server.ts';
import { listOwingParts } from './translation-list.server.ts';
import { translationPath } from './translation-list.ts';
import { countOwedByGloves, listTranslatedGloves } from './translation-list-queries.server.ts';

const MAX_SHOWN = 5;

/** How many gloves and parts of the site owe their French readers a text. */
export function translationsAwaiting(db: DatabaseLike): AwaitingProvider {
	return async (locale) => {
		const [owed, parts, { gloves }] = await Promise.all([
			countOwedByGloves(db),
			listOwingParts(db, locale),
			listTranslatedGloves(db, { text: '', show: 'owed' }, { cursor: undefined, max: MAX_SHOWN }),
		]);
		const count = owed.gloves + parts.length;
		if (count === 0) return undefined;
		const t = messagesFor(locale, 'staff');
		const say = (words: number) => t('today.translations.words', { count: words });
		return {
			kind: 'translations',
			count,
			oldestAt: undefined,
			line: say(parts.reduce((sum, { words }) => sum + words, owed.words)),
			href: '/admin/translations',
			items: [...parts, ...gloves.map(summarize)].slice(0, MAX_SHOWN).map((record) => ({
				id: `${record.kind}:${record.id}`,
				title: record.title,
				detail: say(record.words),
				at: '',
				href: translationPath(record),
			})),
		};
	};
}
