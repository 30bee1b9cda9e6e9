import { readDemonstrationCatalogue } from '../../catalogue/demonstration/demonstration-catalogue.server.ts';
import { listIndustries } from '../../catalogue/product.ts';
import { anIndex } from '../test-index.ts';

const { products: gloves, categories } = readDemonstrationCatalogue();
export const products = gloves;

/** The demonstration range. */
export const rangeIndex = anIndex(products, categories);

export type Search = readonly [query: string, right: string];

/** Gloves by what they are made for, without their "xy". A word that starts with "@" is an industry. */
const GROUPS: Readonly<Record<string, string>> = {
	TIG: '276-3 276-3-black 277 278 279 280 281 282 283 285 286 205 320',
	MIG: '300 300-black 301 301-brown 302 307 309 310 312 320 321 202',
	STICK: '300 300-black 301 301-brown 303 304 305 308 311 202',
	GOUGE: '304 305 306',
	FLUX: '300 300-black 301 301-brown 304 308 311',
	TORCH: '202 300 300-black 302 304 305 306 308 310 311 320',
	HOT: '301 301-brown 304 305 306 308 311 202',
	SPLASH: '300 300-black 301 301-brown 304 305 306 308 311 276-3 276-3-black 279 282 283 285',
	WARM_TO_250: '301 301-brown 304 305 306 311 075 206',
	GRIND: '073-2 073-2-grey 075 152 160 161 162 163 166 279 321',
	TACK: '075 151 152 154 160 166 205 279 302 307 309 310 312 320 321',
	CUT: '075 078 162 163 164 279 321',
	IMPACT: '079 155 165 309',
	VISIBLE: '076 078 153 155 203',
	WOMEN: '077 154 166 208 281 307',
	WINTER: '200 201 202 203 204 205 206 207 208',
	DRY: '200 207',
	DRIVER: '073-2 073-2-grey 074 075 076 077 078 079 081 204',
	FITTER: '150 151 152 153 154 155 156 201 203',
	GOAT: '073-2 073-2-grey 075 077 078 154 160 164 166 204 205 208 276-3 276-3-black 279 280 281 282 283 285 320 321',
	BARE_GOAT: '073-2 073-2-grey 077 160 166 276-3 276-3-black 281 282 283',
	COW: '074 079 150 151 152 153 155 156 161 165 201 202 203 300 300-black 302 303 304 305 306 307 308 309',
	DEER: '076 200 277 310',
	PIG: '278 286 312',
	SPLIT: '150 152 153 155 202 203 286 300 300-black 303 304 305 306 308 312',
	WOOL: '202 206 301 301-brown 304 305 306 311',
	FLEECE: '201 202 204 205 208 302 309',
	KNIT: '162 163 207',
	SMALL: '077 154 162 166 208 276-3 276-3-black 280 281 307',
	HUGE: '073-2 073-2-grey 079 200',
	CHEAP: '150 207 286 303 312',
	SCHOOL: '278 281 286 300 303 307 312',
	FINE: '276-3 276-3-black 277 280 281',
	MECHANIC: '079 160 161 162 163 165',
	OILY: '156 162 163 164 278 312',
	FENCE: '074 081 200',
};

function readRight(word: string): string[] {
	if (word.startsWith('@')) {
		const industry = word.slice(1).replaceAll('_', ' ');
		return products
			.filter((product) => listIndustries(product).includes(industry))
			.map(({ partNumber }) => partNumber);
	}
	return (GROUPS[word] ?? word).split(' ').map((number) => `xy${number}`);
}

/** Reads lines of a search and its right gloves: "gants pour gouger: GOUGE 308". */
export function readSearches(lines: string): Search[] {
	return lines
		.trim()
		.split('\n')
		.map((line) => {
			const at = line.lastIndexOf(': ');
			const numbers = line
				.slice(at + 2)
				.split(' ')
				.flatMap(readRight);
			return [line.slice(0, at).trim(), [...new Set(numbers)].join(' ')];
		});
}

/** Names that no glove of the range has; an empty list if the searches are sound. */
export function listStrangers(searches: readonly Search[]): string[] {
	const range = new Set(products.map(({ partNumber }) => partNumber));
	return searches.flatMap(([query, right]) =>
		right === '' || right.split(' ').some((number) => !range.has(number)) ? [query] : [],
	);
}
