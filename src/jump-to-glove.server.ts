import { formatPartNumber } from './catalogue/part-number.ts';
import type { LiveCatalogue } from './search/live-catalogue.server.ts';
import { isNamed } from './staff/jump-target.ts';
import type { JumpProvider } from './staff/staff-services.server.ts';

const MOST = 5;

/** Gloves in the command palette: the catalogue's own search. */
export function jumpToGlove(catalogue: LiveCatalogue): JumpProvider {
	return async (text) =>
		catalogue.index.search(text, MOST).hits.map(({ partNumber, name }) => ({
			kind: 'glove',
			title: formatPartNumber(partNumber),
			detail: name,
			href: `/products/${partNumber}`,
			exact: isNamed(text, [partNumber, name]),
		}));
}
