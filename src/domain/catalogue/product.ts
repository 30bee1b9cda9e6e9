import type { Certification } from '../ratings/certification.ts';
import type { Performance } from '../ratings/performance.ts';

/** Pairs per pack. `masterCase` is a whole multiple of `innerBag` (docs/trade/packs.md). */
export type Packaging = {
	/** Pairs in the shipping carton. */
	masterCase: number | null;
	/** Pairs in one inner polybag. */
	innerBag: number | null;
	/** Hangs on a retail header card. */
	displayReady: boolean;
};

/** One row of Welder's 101: the glove's performance in one welding process. */
export type WeldingProcessRow = {
	/** A name from `welding-process.ts`, such as "GTAW (TIG)"; other names are stored as written. */
	process: string;
	/** As printed, such as "85-160A" or "N/A"; parsed by `amperage.ts`. Empty if not applicable. */
	amperageRange: string;
	performance: Performance;
	/** The reason, in one short sentence. */
	notes: string;
};

/** One row of Welder's 101: the glove's performance in one welding position. */
export type WeldingPositionRow = { position: string; performance: Performance; notes: string };

/** A document about the glove; `preview` is a picture of its first page. */
export type Resource = { title: string; preview: string; pdfUrl: string };

/** A glove, as returned by the public API (docs/behaviour.md, "Public API"). */
export type Product = {
	id: string;
	/** Lower case, such as "xy276-3"; shown in upper case. */
	partNumber: string;
	name: string;
	/** One line, shown as the eyebrow and the meta description. */
	description: string;
	descriptionLong: string;
	pictures: string[];
	/** Alternative texts by picture entry; without one, the page generates it from part, view and look. */
	pictureTexts?: Record<string, string>;
	/** Stock codes by size label: { "L": "XY300-L" }. Visitors choose from the labels. */
	sizes: Record<string, string>;
	selectedSizeDefault: string;
	/** "Glove features" on the Details tab, one per line. */
	productDetails: string[];
	applications: string[];
	/** The first line holds the industries, separated by commas. */
	usedIn: string[];
	/** One item: the list of short features shown on cards. */
	features: string[][];
	packaging: Packaging;
	certifications: Certification[];
	weldingProcesses: WeldingProcessRow[];
	weldingPositions: WeldingPositionRow[];
	resources: Resource[];
	relatedProducts: string[];
	/** "Materials & Info" on the Specs tab, in the given order. */
	specifications: Record<string, string>;
	weldingTags: string[];
	materialTags: string[];
	color: string;
	/** Short description printed on shipping labels, in brackets after the name. */
	label: string;
	/**
	 * French texts by the English line they translate. A line that changes loses its translation, so that no outdated
	 * safety text is shown (`product-texts.ts`).
	 */
	french?: Record<string, string>;
};

/** The data of a glove in search results, used by public pages, the sample box and staff's pickers. */
export type ProductSummary = Pick<
	Product,
	| 'id'
	| 'partNumber'
	| 'name'
	| 'description'
	| 'pictures'
	| 'sizes'
	| 'selectedSizeDefault'
	| 'color'
	| 'label'
>;

export function toProductSummary(product: Product): ProductSummary {
	const { id, partNumber, name, description, pictures, sizes, selectedSizeDefault, color, label } = product;
	return { id, partNumber, name, description, pictures, sizes, selectedSizeDefault, color, label };
}

/** Removes picture texts without a matching picture, and the field itself if it is then empty. */
export function tidyPictureTexts<Glove extends Pick<Product, 'pictures' | 'pictureTexts'>>(
	glove: Glove,
): Glove {
	const { pictureTexts, ...others } = glove;
	const entries = glove.pictures.flatMap((picture): [string, string][] => {
		const text = pictureTexts && Object.hasOwn(pictureTexts, picture) ? pictureTexts[picture] : undefined;
		return text ? [[picture, text]] : [];
	});
	const texts = entries.length > 0 ? { pictureTexts: Object.fromEntries(entries) } : {};
	return { ...others, ...texts } as Glove;
}

/** The industries a glove is used in: the first `usedIn` line, split at commas. */
export function listIndustries(product: Pick<Product, 'usedIn'>): string[] {
	return (product.usedIn[0] ?? '')
		.split(',')
		.map((industry) => industry.trim())
		.filter((industry) => industry !== '');
}

/** True if the case holds a whole number of bags, or one of the two is missing. */
export function isWholePack(packaging: Packaging): boolean {
	const { masterCase, innerBag } = packaging;
	return masterCase === null || innerBag === null || masterCase % innerBag === 0;
}

export const BLANK_PACKAGING: Packaging = { masterCase: null, innerBag: null, displayReady: false };
