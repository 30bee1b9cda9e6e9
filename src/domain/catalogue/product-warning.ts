import { findCertificationType } from '../ratings/certification.ts';
import { checkEn407 } from '../ratings/en407.ts';
import { checkEn511 } from '../ratings/en511.ts';
import { checkEn12477 } from '../ratings/en12477.ts';
import { findWeldingPosition, findWeldingProcess } from '../ratings/welding-process.ts';
import { ratingIssue } from '../ratings/wording/rating-sentence.ts';
import { listIndustries, type Product } from './product.ts';
import { listPicturesElsewhere } from './product-issues.ts';
import type { ProductInput, ProductWarning } from './product-record.ts';
import { isKnownSize } from './sizes/glove-size.ts';

/**
 * Warnings for a glove that may still be saved: cross-checks between fields.
 * @param isKnown whether there is a published glove with that part number.
 */
export function listProductWarnings(
	{ product, state, successor }: ProductInput,
	isKnown: (partNumber: string) => boolean,
): ProductWarning[] {
	const warnings = [
		...checkSizes(product),
		...checkRatings(product),
		...checkUse(product),
		...product.relatedProducts
			.filter((related) => !isKnown(related))
			.map((related) => ({ path: 'relatedProducts', code: 'relatedUnknown', detail: related })),
	];
	// Only for pictures already stored; new ones are rejected.
	for (const { path, address } of listPicturesElsewhere(product))
		warnings.push({
			path: path.startsWith('pictures') ? 'pictures' : path,
			code: 'pictureElsewhere',
			detail: address,
		});
	if (product.usedIn.length > 0 && listIndustries(product).length === 0)
		warnings.push({ path: 'usedIn', code: 'noIndustry', detail: '' });
	if (state === 'published' && product.pictures.length === 0)
		warnings.push({ path: 'pictures', code: 'noPicture', detail: '' });
	if (successor !== '' && !isKnown(successor))
		warnings.push({ path: 'successor', code: 'successorUnknown', detail: successor });
	return warnings;
}

function checkSizes({ sizes }: Product): ProductWarning[] {
	return Object.entries(sizes).flatMap(([label, code]): ProductWarning[] => {
		if (!isKnownSize(label)) return [{ path: 'sizes', code: 'sizeUnknown', detail: label }];
		// "M:L" is more likely a mistake than a stock code.
		if (isKnownSize(code) && code.toUpperCase() !== label.toUpperCase())
			return [{ path: 'sizes', code: 'codeIsSize', detail: `${label}:${code}` }];
		return [];
	});
}

function checkRatings(product: Product): ProductWarning[] {
	const { certifications } = product;
	const millimetres = /(\d{2,4}) ?mm/.exec(product.specifications['Length in size L'] ?? '')?.[1];
	const length = millimetres === undefined ? undefined : Number(millimetres);
	const untested = [
		...checkEn407(certifications),
		...checkEn511(certifications),
		...checkEn12477(certifications, length),
	];
	return [
		...certifications.flatMap(({ type, edition }, index): ProductWarning[] => {
			if (findCertificationType(type) === undefined)
				return [{ path: `certifications.${index}.type`, code: 'ratingUnknown', detail: type }];
			if (edition === '')
				return [{ path: `certifications.${index}.edition`, code: 'noEdition', detail: type }];
			return [];
		}),
		// Values below a minimum are rejected; untested ones may just be missing from the form.
		...untested
			.filter(({ severity }) => severity !== 'below')
			.map(({ message }) => ({ path: 'certifications', code: 'minimum', detail: ratingIssue(message) })),
	];
}

function checkUse({ weldingProcesses, weldingPositions, certifications }: Product): ProductWarning[] {
	const warnings: ProductWarning[] = [
		...weldingProcesses.flatMap(({ process }, index) =>
			findWeldingProcess(process)
				? []
				: [{ path: `weldingProcesses.${index}.process`, code: 'processUnknown', detail: process }],
		),
		...weldingPositions.flatMap(({ position }, index) =>
			findWeldingPosition(position)
				? []
				: [{ path: `weldingPositions.${index}.position`, code: 'positionUnknown', detail: position }],
		),
	];
	const arc = weldingProcesses.findIndex(
		({ process, performance }) => performance === 'Full use' && findWeldingProcess(process)?.arc === true,
	);
	const isHeatRated = certifications.some(({ type }) => ['EN407', 'EN12477', 'ANSI_HEAT'].includes(type));
	if (arc >= 0 && !isHeatRated) {
		const detail = weldingProcesses[arc]?.process ?? '';
		warnings.push({ path: `weldingProcesses.${arc}.performance`, code: 'arcWithoutHeat', detail });
	}
	if (weldingProcesses.length === 1 && weldingPositions.length < 2)
		warnings.push({ path: 'weldingProcesses', code: 'tabHidden', detail: '' });
	return warnings;
}
