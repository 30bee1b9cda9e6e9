import { isCurrent } from '../current-steps.ts';

/** "200 A" and "200 amps" are one word, "200a" (`normalize-text.ts`). */
const AMPS = /^(\d+)a$/;
/** A whole number as a word of its own. */
export const BARE_NUMBER = /^[1-9]\d+$/;

/** The amperes of a query word: "200 A", "200 ampères"; undefined if it is no current. */
export function readCurrent(words: readonly { word: string }[], at: number): number | undefined {
	const word = words[at]!.word;
	const amps = Number(AMPS.exec(word)?.[1]);
	if (isCurrent(amps)) return amps;
	// "85-105 A", "de 85 à 105 A".
	const [low, high] = [
		Number(BARE_NUMBER.exec(word)?.[0]),
		Number(AMPS.exec(words[at + 1]?.word ?? '')?.[1]),
	];
	return isCurrent(low) && isCurrent(high) && low < high ? low : undefined;
}

/** True for "200 A" as one word, which is not split even if no text has it. */
export const isCurrentWord = (word: string) => isCurrent(Number(AMPS.exec(word)?.[1]));
