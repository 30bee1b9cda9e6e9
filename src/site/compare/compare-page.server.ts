import { redirect } from 'react-router';
import { normalisePartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { defaultSize } from '../../domain/catalogue/sizes/glove-size.ts';
import { compareGloves } from '../../domain/fit/judging/compare-gloves.ts';
import { MAX_COMPARED } from '../../domain/fit/judging/most-compared.ts';
import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import { localizedPath } from '../../platform/i18n/localized-path.ts';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { listShownPictures } from '../../platform/storage/picture-sources.ts';
import { pageServices } from '../frame/page-services.ts';
import type { Route } from './+types/compare-page';
import { compareAddress, parseComparison } from './comparison.ts';

/** Max number of gloves suggested for the typed text. */
const MAX_FOUND = 6;
const MAX_NEAR = 2;

/** Loads the gloves in the address with their rows, and lists what could not be compared. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const { catalogue } = context.get(pageServices);
	const { index } = catalogue;
	const { partNumbers, unreadable, onlyDifferences, add } = parseComparison(url.searchParams);
	const present = [
		...new Set(partNumbers.map((partNumber) => catalogue.findMoved(partNumber) ?? partNumber)),
	];
	const known = present.filter((partNumber) => index.hasProduct(partNumber));
	const compared = known.slice(0, MAX_COMPARED);
	const isFull = compared.length === MAX_COMPARED;
	const added = findAdded(catalogue, add);
	if (added !== undefined && (!isFull || compared.includes(added)))
		throw redirect(
			localizedPath(
				compareAddress([...new Set([...compared, added])], onlyDifferences),
				context.get(requestLocale),
			),
		);

	const found = await Promise.all(compared.map((partNumber) => catalogue.findProduct(partNumber)));
	const products = found.filter((product) => product !== undefined);
	const rows = compareGloves(products, context.get(requestLocale));
	return {
		gloves: products.map((product) => ({
			partNumber: product.partNumber,
			name: product.name,
			picture: listShownPictures(product.pictures)[0],
			size: defaultSize(product) ?? '',
		})),
		rows,
		onlyDifferences,
		isFull,
		leftOut: known.slice(MAX_COMPARED),
		unknown: [
			...present
				.filter((partNumber) => !index.hasProduct(partNumber))
				.map((name) => ({ name, near: index.nearestPartNumbers(name, MAX_NEAR) })),
			...unreadable.map((name) => ({ name, near: [] })),
		],
		add,
		matches: add === '' || isFull ? [] : listMatches(catalogue, add, compared),
	};
}

/** The glove whose part number was typed; undefined if the text is not a known part number. */
function findAdded(catalogue: LiveCatalogue, text: string): string | undefined {
	const partNumber = normalisePartNumber(text) ?? '';
	const present = catalogue.findMoved(partNumber) ?? partNumber;
	return catalogue.index.hasProduct(present) ? present : undefined;
}

function listMatches({ index }: LiveCatalogue, text: string, compared: readonly string[]) {
	const { hits } = index.search(text, MAX_FOUND + compared.length);
	return hits
		.filter(({ partNumber }) => !compared.includes(partNumber))
		.slice(0, MAX_FOUND)
		.map(({ partNumber, name }) => ({ partNumber, name }));
}
