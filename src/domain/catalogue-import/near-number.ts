import { partCodeKey } from '../catalogue/part-numbers/part-number.ts';

/** A key that survives a spreadsheet's conversion of a part number to a number: "073-2", "73-2" and "732" share it. */
function looseNumberKey(partNumber: string): string {
	return partCodeKey(partNumber).replace(/(?<!\d)0+(?=\d)/g, '');
}

/** Finds a catalogue part number that differs only in zeros, dashes or spaces. */
export function createNearNumbers(partNumbers: Iterable<string>): (partNumber: string) => string | undefined {
	const there = new Map<string, string>();
	for (const partNumber of partNumbers) there.set(looseNumberKey(partNumber), partNumber);
	return (partNumber) => {
		const near = there.get(looseNumberKey(partNumber));
		return near === partNumber ? undefined : near;
	};
}
