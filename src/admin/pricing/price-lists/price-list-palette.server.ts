import { listPriceLists } from '../../../domain/pricing/price-list-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { messagesFor } from '../../../platform/i18n/server-messages.ts';
import { isNamed, isPartOfName } from '../../frame/menu/palette-entry.ts';
import type { PaletteProvider } from '../../frame/staff-services.server.ts';

const MAX = 5;

/** Price lists and templates for the command palette, by any part of their names. */
export function priceListPaletteProvider(db: DatabaseLike): PaletteProvider {
	return async (text, locale) => {
		const kinds = messagesFor(locale, 'pricing');
		const lists = (await listPriceLists(db)).filter(({ name }) => isPartOfName(text, [name]));
		return lists.slice(0, MAX).map(({ id, name, kind, currency }) => ({
			kind: 'priceList',
			title: name,
			detail: `${kinds(`templates.kinds.${kind}`)}, ${currency}`,
			href: `/admin/pricing/templates/${id}`,
			exact: isNamed(text, [name]),
		}));
	};
}
