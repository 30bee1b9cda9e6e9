/** A cuff as stated on the sheet. */
export type Cuff = {
	/** The sheet row and its text. */
	row: string;
	text: string;
	/** Null if the sheet gives a kind but no length. */
	inches: number | null;
	/** True for kinds that end at the wrist, such as slip-ons and knit wrists. */
	isWrist: boolean;
};

const MAX_TEXT_LENGTH = 80;
const WRIST_KINDS = /slip|knit|band|wrist|elastic|hook/i;

/** The cuff's length from "Cuff length" or "Cuff"; null when the sheet has neither row. */
export function readCuff(specifications: Readonly<Record<string, string>>): Cuff | null {
	const kind = (specifications.Cuff ?? '').slice(0, MAX_TEXT_LENGTH);
	const length = (specifications['Cuff length'] ?? '').slice(0, MAX_TEXT_LENGTH);
	if (kind === '' && length === '') return null;
	const measured = readInches(length);
	const inches = measured ?? readInches(kind);
	return {
		row: measured === null ? 'Cuff' : 'Cuff length',
		text: measured === null ? kind : length,
		inches,
		isWrist: inches === null && WRIST_KINDS.test(kind),
	};
}

/** "5 in (127 mm)" and "127 mm (5 in)" -> 5; "64 mm" -> 2.5. */
function readInches(text: string): number | null {
	const inches = /(\d{1,2}(?:\.\d{1,2})?) ?(?:in\b|")/.exec(text)?.[1];
	if (inches !== undefined) return Number(inches);
	// "0.9 mm" is a leather thickness, not a cuff length.
	const millimetres = /(?<![\d.])(\d{1,3}) ?mm/.exec(text)?.[1];
	return millimetres === undefined ? null : Math.round((Number(millimetres) / 25.4) * 10) / 10;
}

/** The thickest leather of "0.8-0.9 mm", "1.4 mm + 1.2 mm" or "1.2 mm plus 1.1 mm palm layer", in millimetres. */
export function readThickness(text: string): number | null {
	// Whole numbers only, and none in inches: "5 in (127 mm)" is a length in the wrong row.
	const layers = [
		...text.slice(0, MAX_TEXT_LENGTH).matchAll(/(?<![\d.,])\d(?:[.,]\d{1,2})?(?![\d.]|\s*(?:in\b|"))/g),
	].map(([number]) => Number(number.replace(',', '.')));
	if (layers.length === 0) return null;
	return /\+|plus/.test(text) ? layers.reduce((sum, layer) => sum + layer, 0) : Math.max(...layers);
}
