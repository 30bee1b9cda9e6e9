import { say } from '../../platform/i18n/message.ts';
import type { FieldError } from '../../platform/problems/problem.server.ts';
import { formatPartNumber } from '../catalogue/part-numbers/part-number.ts';
import type { Product } from '../catalogue/product.ts';
import { sortSizes } from '../catalogue/sizes/glove-size.ts';
import { textsOf } from '../catalogue/translations/product-texts.ts';
import type { LiveCatalogue } from '../search/live-catalogue.server.ts';
import type { LabelLine } from './label.ts';
import type { LabelProduct } from './label-product.ts';

/** The gloves that match a text by part number, name or any other searchable field; best matches first. */
export async function searchLabelProducts(
	catalogue: LiveCatalogue,
	text: string,
	limit: number,
): Promise<LabelProduct[]> {
	const { hits } = catalogue.index.search(text, limit);
	const products = await Promise.all(hits.map(({ partNumber }) => findLabelProduct(catalogue, partNumber)));
	return products.filter((product) => product !== undefined);
}

export async function findLabelProduct(
	catalogue: LiveCatalogue,
	partNumber: string,
): Promise<LabelProduct | undefined> {
	const product = await catalogue.findProduct(partNumber);
	if (!product) return undefined;
	return {
		partNumber: product.partNumber,
		name: product.name,
		label: product.label,
		frenchLabel: findFrenchLabel(product),
		sizes: sortSizes(Object.keys(product.sizes)),
		picture: product.pictures[0] ?? '',
	};
}

/** The description of a glove on French labels, with ordinary spaces as all stored text. */
function findFrenchLabel(product: Product): string | undefined {
	const french = product.label === '' ? undefined : textsOf(product, 'fr')(product.label);
	return french?.replaceAll('\u00A0', ' ');
}

/** The lines with the French of their descriptions, where they have the glove's own and lack its French. */
export async function withFrenchDescriptions(
	catalogue: LiveCatalogue,
	lines: readonly LabelLine[],
): Promise<LabelLine[]> {
	return Promise.all(
		lines.map(async (line) => addFrench(line, await findLabelProduct(catalogue, line.productPartNumber))),
	);
}

function addFrench(line: LabelLine, product: LabelProduct | undefined): LabelLine {
	const hasOwn = product?.frenchLabel !== undefined && product.label === line.productDescription;
	return hasOwn && line.productDescriptionFrench === undefined
		? { ...line, productDescriptionFrench: product.frenchLabel }
		: line;
}

/**
 * Lines in their stored form: missing names and descriptions come from the catalogue. A glove or a size that is not
 * in the catalogue is a field error, unless the label already had the same line: lines are snapshots.
 */
export async function completeLines(
	catalogue: LiveCatalogue,
	lines: readonly LabelLine[],
	before: readonly LabelLine[] = [],
): Promise<{ content: LabelLine[]; errors: FieldError[] }> {
	const errors: FieldError[] = [];
	const content: LabelLine[] = [];
	for (const [index, line] of lines.entries()) {
		const product = await findLabelProduct(catalogue, line.productPartNumber);
		const wasThere = before.some(
			({ productPartNumber, size }) => productPartNumber === line.productPartNumber && size === line.size,
		);
		const shown = formatPartNumber(line.productPartNumber);
		if (!product && !wasThere) {
			const name = line.productName === '' ? shown : `${shown} ${line.productName}`;
			errors.push({
				path: `content.${index}.productPartNumber`,
				message: say('problems.catalogue.notInIt', { glove: name }),
			});
		} else if (product && !wasThere && !product.sizes.includes(line.size)) {
			errors.push({
				path: `content.${index}.size`,
				message: say('problems.catalogue.notInSize', { glove: shown, size: line.size }),
			});
		}
		const complete = {
			...line,
			productName: line.productName === '' ? (product?.name ?? shown) : line.productName,
			productDescription:
				line.productDescription === '' && line.productName === ''
					? (product?.label ?? '')
					: line.productDescription,
		};
		content.push(addFrench(complete, product));
	}
	return { content, errors };
}

/** The first picture of each glove on these lines, by part number; gloves that left the catalogue are omitted. */
export async function listPictures(
	catalogue: LiveCatalogue,
	lines: readonly LabelLine[],
): Promise<Record<string, string>> {
	const pictures: Record<string, string> = {};
	for (const { productPartNumber } of lines) {
		const product = await findLabelProduct(catalogue, productPartNumber);
		if (product) pictures[productPartNumber] = product.picture;
	}
	return pictures;
}
