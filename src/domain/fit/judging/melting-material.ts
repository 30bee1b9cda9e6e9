import type { Product } from '../../catalogue/product.ts';

/** A material that melts, and the row of the sheet that names it. */
export type Melting = {
	row: string;
	/** The name used by the trade and on the sheet, such as "nitrile"; never "plastic" for neoprene. */
	material: string;
	/** `arc`: must not be used at an arc. `plastic`: never Full use there. */
	severity: 'arc' | 'plastic';
};

/** Coatings and liners that melt at the arc (docs/trade/welding.md, "Materials"). */
const AT_THE_ARC: readonly [RegExp, string][] = [
	[/nitrile/i, 'nitrile'],
	[/\bhppe\b|dyneema|uhmwpe/i, 'HPPE'],
	[/polyethylene/i, 'polyethylene'],
	[/polyurethane|\bpu\b/i, 'polyurethane'],
];

/** Plastic cloth, thread and fibre. Modacrylic does not melt. */
const PLASTIC: readonly [RegExp, string][] = [
	[/polyester/i, 'polyester'],
	[/thinsulate/i, 'Thinsulate'],
	[/microfleece/i, 'microfleece'],
	[/\bnylon/i, 'nylon'],
	[/(?<!mod)acrylic/i, 'acrylic'],
	[/spandex|elastane/i, 'spandex'],
	[/neoprene/i, 'neoprene'],
	[/\bpvc\b/i, 'PVC'],
	[/polypropylene/i, 'polypropylene'],
];

/** Rows that name the glove's materials. */
const ROWS = ['Hide', 'Palm', 'Back', 'Shell', 'Lining', 'Coating', 'Cuff', 'Thread'];

/** The worst melting material of a glove; null if the sheet names none. */
export function findMelting({ specifications, materialTags }: Product): Melting | null {
	const texts: [row: string, text: string][] = [
		...ROWS.map((row): [string, string] => [row, specifications[row] ?? '']),
		...materialTags.map((tag): [string, string] => ['Materials', tag]),
	];
	return find(texts, AT_THE_ARC, 'arc') ?? find(texts, PLASTIC, 'plastic');
}

function find(
	texts: readonly (readonly [row: string, text: string])[],
	materials: readonly (readonly [RegExp, string])[],
	severity: Melting['severity'],
): Melting | null {
	for (const [row, text] of texts) {
		const found = materials.find(([pattern]) => pattern.test(text.slice(0, 200)));
		if (found) return { row, material: found[1], severity };
	}
	return null;
}
