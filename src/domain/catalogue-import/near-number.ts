import { partCodeKey } from '../catalogue/part-numbers/part-number.ts';

/** What a spreadsheet leaves of a part number that it took for a figure: "073-2", "73-2" and "732" share it. */
function looseNumberKey(partNumber: string): string {
	return partCodeKey(partNumber).replace(/(?<!\d)0+(?=\d)/g, '');
}

/** Finds the part number of the catalogue that another one differs from in zeros, dashes or spaces alone. */
export function createNearNumbers(partNumbers: Iterable<string>): (partNumber: string) => string | undefined {
	const there = new Map<string, string>();
	for (const partNumber of partNumbers) there.set(looseNumberKey(partNumber), partNumber);
	return (partNumber) => {
		const near = there.get(looseNumberKey(partNumber));
		return near === partNumber ? undefined : near;
	};
}
