import { isNamed } from '../admin/frame/menu/palette-entry.ts';
import type { PaletteProvider } from '../admin/frame/staff-services.server.ts';
import { formatPartNumber } from '../domain/catalogue/part-numbers/part-number.ts';
import type { LiveCatalogue } from '../domain/search/live-catalogue.server.ts';

const MAX = 5;

/** Gloves in the command palette, from the catalogue search. */
export function glovePaletteProvider(catalogue: LiveCatalogue): PaletteProvider {
	return async (text) =>
		catalogue.index.search(text, MAX).hits.map(({ partNumber, name }) => ({
			kind: 'glove',
			title: formatPartNumber(partNumber),
			detail: name,
			href: `/products/${partNumber}`,
			exact: isNamed(text, [partNumber, name]),
		}));
}
