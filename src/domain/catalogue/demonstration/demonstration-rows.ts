import type { Performance } from '../../ratings/performance.ts';
import type { Product } from '../product.ts';

/** The data that the table below specifies for a glove of the demonstration range. */
export type DemonstrationRow = {
	partNumber: string;
	/** By type, without editions. EN 12477 is permitted, not required, so it is not here. */
	ratings: Record<string, string>;
	/** By process name. */
	performances: Record<string, Performance>;
	sizes: string[];
	innerBag: number;
	masterCase: number;
	/** The EN 12477 type that the digits permit; undefined if none may be shown. */
	welders: 'A' | 'B' | undefined;
};

/** Part | EN388 | EN407 | ANSI cut/abr/pun/heat | GTAW GMAW SMAW FCAW Prep | sizes | inner/master | EN 12477 | EN511 */
const TABLE = `
xy300   | 3133X | 413X4X | A2/4/3/3 | N F F F L | M-2XL  | 6/36   | A |
xy301   | 3243B | 423X4X | A3/4/4/4 | N F F F N | L-2XL  | 6/36   | A |
xy302   | 3122A | 412X3X | A2/3/3/3 | L F L L L | S-2XL  | 12/60  | A |
xy303   | 2122X | 312X3X | -/3/2/2  | N L F L L | L-XL   | 12/72  | A |
xy304   | 3143X | 434343 | A2/4/4/5 | N L F F N | L-XL   | 6/24   | A |
xy310   | 2122X | 412X3X | -/3/2/3  | L F L L L | S-2XL  | 12/60  | A |
xy276-3 | 2122X | 41XX4X | -/3/3/1  | F L N N L | XS-2XL | 12/72  | B |
xy277   | 2121X | 31XX3X | -/2/2/1  | F N N N N | S-XL   | 12/72  |   |
xy278   | 2121X | 31XX2X | -/3/2/1  | F L N N L | S-2XL  | 12/72  | B |
xy279   | 3X42D | 41XX4X | A4/4/3/2 | F L N N F | S-2XL  | 12/60  |   |
xy280   | 2111X | 41XX3X | -/2/2/1  | F L N N N | XS-XL  | 12/72  | B |
xy073-2 | 3121X | X1XXXX | A2/4/3/1 | N N N N F | S-3XL  | 12/120 |   |
xy074   | 2121X | X1XXXX | -/3/3/1  | N N N N L | S-2XL  | 12/120 |   |
xy075   | 3X42E | X2XXXX | A5/4/4/2 | N N N N F | S-2XL  | 12/96  |   |
xy076   | 2121X | X1XXXX | -/3/2/1  | N N N N L | M-2XL  | 12/96  |   |
xy150   | 3123X | X1XXXX | -/4/3/1  | N N N N L | L-XL   | 12/120 |   |
xy151   | 3122X | X1XXXX | -/4/3/1  | N N N N L | M-2XL  | 12/120 |   |
xy152   | 3133X | 212X2X | A2/5/4/2 | N L N N F | L-XL   | 12/72  |   |
xy160   | 3132B | 31XXXX | A3/4/3/2 | L L N N F | S-2XL  | 12/72  |   |
xy161   | 3131X | X1XXXX | A2/4/3/1 | N N N N F | S-2XL  | 12/72  |   |
xy162   | 3X42D | X1XXXX | A4/4/2/1 | N N N N F | XS-2XL | 12/144 |   |
xy200   | 2121X | X1XXXX | -/3/2/1  | N N N N L | M-3XL  | 6/60   |   | 231
xy201   | 3122X | X1XXXX | -/3/3/1  | N N N N L | M-2XL  | 6/60   |   | 12X
xy202   | 3133X | 413X3X | A2/4/3/4 | N F F L L | L-2XL  | 6/36   | A | 22X
`;

const PROCESSES = ['GTAW (TIG)', 'GMAW (MIG)', 'SMAW (Stick)', 'FCAW (Flux core)', 'Grinding and prep'];
const LETTERS: Record<string, Performance> = { F: 'Full use', L: 'Limited', N: 'No use' };
const SIZES = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'];
const ANSI_TYPES = ['ANSI_CUT', 'ANSI_ABR', 'ANSI_PUN', 'ANSI_HEAT'];

export const DEMONSTRATION_ROWS: readonly DemonstrationRow[] = TABLE.trim().split('\n').map(readRow);

/** The ratings of a glove that are specified by its row, by type. */
export function fixedRatings(glove: Pick<Product, 'certifications'>): Record<string, string> {
	const fixed = glove.certifications.filter(({ type }) => type !== 'EN12477');
	return Object.fromEntries(fixed.map(({ type, value }) => [type, value]));
}

function readRow(line: string): DemonstrationRow {
	const cells = line.split('|').map((cell) => cell.trim());
	const [
		partNumber = '',
		en388 = '',
		en407 = '',
		ansi = '',
		letters = '',
		sizes = '',
		pack = '',
		welders,
		en511 = '',
	] = cells;
	const levels = ansi.split('/').map((level, index) => [ANSI_TYPES[index] ?? '', level] as const);
	const ratings = [['EN388', en388], ['EN407', en407], ...levels, ['EN511', en511]] as const;
	const [innerBag = 0, masterCase = 0] = pack.split('/').map(Number);
	const [smallest = '', largest = ''] = sizes.split('-');
	return {
		partNumber,
		ratings: Object.fromEntries(ratings.filter(([, value]) => value !== '' && value !== '-')),
		performances: Object.fromEntries(
			letters.split(' ').map((letter, index) => [PROCESSES[index] ?? '', LETTERS[letter] ?? 'No use']),
		),
		sizes: SIZES.slice(SIZES.indexOf(smallest), SIZES.indexOf(largest) + 1),
		innerBag,
		masterCase,
		welders: welders === 'A' || welders === 'B' ? welders : undefined,
	};
}
