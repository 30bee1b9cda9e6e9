import { issueOf } from '../../platform/i18n/message.ts';
import { parseAmperage } from '../ratings/amperage.ts';
import { findCertificationType } from '../ratings/certification.ts';
import { checkEn407 } from '../ratings/en407.ts';
import { checkEn511 } from '../ratings/en511.ts';
import { checkEn12477 } from '../ratings/en12477.ts';
import { findWeldingPosition, findWeldingProcess } from '../ratings/welding-process.ts';
import { ratingIssue } from '../ratings/wording/rating-sentence.ts';
import type { Product } from './product.ts';
import { sizeKey } from './sizes/glove-size.ts';

/** An error and the path of its field: "certifications.2.value". */
export type ProductIssue = { path: string; message: string };

/** Coatings and liners that melt at an arc (docs/trade/welding.md, "Materials"). */
const MELTING_TAGS = ['Nitrile coating', 'Polyurethane coating', 'HPPE liner'];

/**
 * Errors of a glove whose fields are each valid, in field order. Empty if there are none.
 * @param stored the stored glove: pictures on other sites that it already has are a warning, not an issue.
 * An untested value that a standard depends on is no issue: it is not shown, and not known to be low.
 */
export function listProductIssues(product: Product, stored?: Product): ProductIssue[] {
	return [
		...checkPictures(product, stored),
		...checkSizes(product),
		...checkCertifications(product),
		...checkProcesses(product),
		...checkPositions(product),
		...checkRelations(product),
	];
}

/** Millimetres from the specification "Length in size L" ("356 mm (14 in)"); undefined if missing. */
export function lengthInSizeL(product: Pick<Product, 'specifications'>): number | undefined {
	const millimetres = /(\d{2,4}) ?mm/.exec(product.specifications['Length in size L'] ?? '')?.[1];
	return millimetres === undefined ? undefined : Number(millimetres);
}

/** Pictures on other sites cannot be shown: the CSP allows none, and the server never fetches user-supplied URLs. */
const ELSEWHERE = issueOf('validation.glove.pictureElsewhere');

/** A picture that our pages can show: an upload, or another path on this site. */
function isOwnPicture(address: string): boolean {
	return address === '' || address.startsWith('/');
}

/** The pictures of a glove that are on other sites, with their fields; they are never shown. */
export function listPicturesElsewhere({
	pictures,
	resources,
}: Pick<Product, 'pictures' | 'resources'>): { path: string; address: string }[] {
	return [
		...pictures.map((address, index) => ({ path: `pictures.${index}`, address })),
		...resources.map(({ preview }, index) => ({ path: `resources.${index}.preview`, address: preview })),
	].filter(({ address }) => !isOwnPicture(address));
}

function checkPictures(product: Product, stored: Product | undefined): ProductIssue[] {
	const known = new Set(stored && listPicturesElsewhere(stored).map(({ address }) => address));
	return listPicturesElsewhere(product)
		.filter(({ address }) => !known.has(address))
		.map(({ path }) => ({ path, message: ELSEWHERE }));
}

function checkSizes({ sizes, selectedSizeDefault }: Product): ProductIssue[] {
	const labels = Object.keys(sizes);
	const issues = listRepeated(labels, sizeKey).map(({ text, first }) => ({
		path: `sizes.${text}`,
		message: issueOf('validation.glove.sizeName', { text, first }),
	}));
	const codes = listRepeated(Object.values(sizes), (code) => code.toUpperCase()).map(({ text }) => ({
		path: 'sizes',
		message: issueOf('validation.glove.stockCode', { text }),
	}));
	const isMade = labels.some((label) => sizeKey(label) === sizeKey(selectedSizeDefault));
	if (selectedSizeDefault === '' || isMade) return [...issues, ...codes];
	const message = issueOf('validation.glove.defaultSize', { size: selectedSizeDefault, sizes: labels });
	return [...issues, ...codes, { path: 'selectedSizeDefault', message }];
}

function checkCertifications(product: Product): ProductIssue[] {
	const { certifications } = product;
	const pathOf = (type: string) =>
		`certifications.${certifications.findIndex((rating) => rating.type === type)}.value`;
	const unmet = [
		...checkEn407(certifications).map((minimum) => ({ type: 'EN407', minimum })),
		...checkEn511(certifications).map((minimum) => ({ type: 'EN511', minimum })),
		...checkEn12477(certifications, lengthInSizeL(product)).map((minimum) => ({ type: 'EN12477', minimum })),
	];
	const types = certifications.map(({ type }) => findCertificationType(type) ?? type.toUpperCase());
	return [
		...listRepeated(types, (type) => type).map(({ text, index }) => ({
			path: `certifications.${index}.type`,
			message: issueOf('validation.glove.ratingTwice', { rating: text }),
		})),
		...unmet
			.filter(({ type, minimum }) => isError(type, minimum.severity))
			.map(({ type, minimum }) => ({ path: pathOf(type), message: ratingIssue(minimum.message) })),
	];
}

/** EN 12477 is invalid without the two ratings it depends on; other standards may be given without theirs. */
function isError(type: string, severity: 'below' | 'not-tested' | 'missing'): boolean {
	return severity === 'below' || (severity === 'missing' && type === 'EN12477');
}

function checkProcesses({ weldingProcesses, materialTags }: Product): ProductIssue[] {
	const names = weldingProcesses.map(({ process }) => process);
	const melting = materialTags.find((tag) =>
		MELTING_TAGS.some((name) => name.toLowerCase() === tag.toLowerCase()),
	);
	const repeated = listRepeated(names, (name) => findWeldingProcess(name)?.code ?? name.toLowerCase()).map(
		({ text, first, index }) => ({
			path: `weldingProcesses.${index}.process`,
			message:
				first === text
					? issueOf('validation.twoRows', { text })
					: issueOf('validation.otherName', { text, first }),
		}),
	);
	const rows = weldingProcesses.flatMap((row, index) => {
		const issues: ProductIssue[] = [];
		if (parseAmperage(row.amperageRange).kind === 'unreadable') {
			const message = issueOf('validation.glove.amperage', { text: row.amperageRange });
			issues.push({ path: `weldingProcesses.${index}.amperageRange`, message });
		}
		if (melting !== undefined && row.performance !== 'No use' && findWeldingProcess(row.process)?.arc) {
			const message = issueOf('validation.glove.melts', { process: row.process, material: melting });
			issues.push({ path: `weldingProcesses.${index}.performance`, message });
		}
		return issues;
	});
	return [...repeated, ...rows];
}

function checkPositions({ weldingPositions }: Product): ProductIssue[] {
	const names = weldingPositions.map(({ position }) => position);
	return listRepeated(names, (name) => findWeldingPosition(name)?.label ?? name.toLowerCase()).map(
		({ text, index }) => ({
			path: `weldingPositions.${index}.position`,
			message: issueOf('validation.twoRows', { text }),
		}),
	);
}

function checkRelations({ partNumber, relatedProducts }: Product): ProductIssue[] {
	const itself = relatedProducts.indexOf(partNumber);
	const repeated = listRepeated(relatedProducts, (related) => related).map(({ text, index }) => ({
		path: `relatedProducts.${index}`,
		message: issueOf('validation.listedTwice', { text }),
	}));
	if (itself < 0) return repeated;
	return [
		{ path: `relatedProducts.${itself}`, message: issueOf('validation.glove.ownRelation') },
		...repeated,
	];
}

type Repeated = { text: string; first: string; index: number };

/** Texts with the same key as an earlier one, each with that earlier text. */
function listRepeated(texts: readonly string[], keyOf: (text: string) => string): Repeated[] {
	const firsts = new Map<string, string>();
	return texts.flatMap((text, index) => {
		const key = keyOf(text);
		const first = firsts.get(key);
		if (first !== undefined) return [{ text, first, index }];
		firsts.set(key, text);
		return [];
	});
}
