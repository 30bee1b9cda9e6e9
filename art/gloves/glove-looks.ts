import { createHash } from 'node:crypto';

/** Of what the catalogue says about a glove's looks: its pictures are stale when it changes. */
export function hashLooks(product: {
	partNumber: string;
	color: string;
	specifications: Readonly<Record<string, string>>;
}): string {
	const said = Object.entries(product.specifications).map(([name, value]) => `${name}: ${value}`);
	return createHash('sha256')
		.update([product.partNumber, product.color, ...said].join('\n'))
		.digest('hex')
		.slice(0, 12);
}
