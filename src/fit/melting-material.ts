import type { Product } from '../catalogue/product.ts';

/** A material that melts, and the row of the sheet that names it. */
export type Melting = {
	row: string;
	/** As the trade writes it, such as "nitrile". */
	material: string;
	/** `arc`: has no place at an arc at all. `plastic`: never Full use there. */
	severity: 'arc' | 'plastic';
};

/** Coatings and liners that melt at the arc (domain.md 2.11). */
const AT_THE_ARC: readonly [RegExp, string][] = [
	[/nitrile/i, 'nitrile'],
	[/\bhppe\b|dyneema|polyethylene|uhmwpe/i, 'HPPE'],
	[/polyurethane|\bpu\b/i, 'polyurethane'],
];

/** Plastic cloth, thread and fibre. Modacrylic does not melt. */
const PLASTIC: readonly [RegExp, string][] = [
	[/polyester|thinsulate|microfleece/i, 'polyester'],
	[/\bnylon/i, 'nylon'],
	[/(?<!mod)acrylic/i, 'acrylic'],
	[/spandex|elastane/i, 'spandex'],
	[/neoprene|\bpvc\b|polypropylene/i, 'plastic'],
];

/** Rows that say what the glove is made of. */
const ROWS = ['Hide', 'Palm', 'Back', 'Shell', 'Lining', 'Coating', 'Cuff', 'Thread'];

/** The worst of what melts in a glove; null when nothing on the sheet does. */
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
