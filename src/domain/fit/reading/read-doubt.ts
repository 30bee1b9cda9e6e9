import type { StatedAmps } from './read-amperage.ts';
import type { Uncertainty } from './task-facts.ts';
import type { TaskToken } from './task-text.ts';

const OTHERS =
	/^(he|she|they|someone|somebody|buddy|apprentice|helper|partner|coworker|colleague|guy|guys|other|another|welder|welders|il|ils|elle|collegue|apprenti|chum|soudeur|soudeurs|quelqu|autre)$/;
const WELDS =
	/^(weld|welds|welding|welded|tacks|tack|burns|tigs|migs|runs|grinds|soude|soudent|souder|does|do|fait|font|tig|mig|stick)$/;
const OWN = /^(i|im|ill|i'm|me|my|j|je|moi|nous|we)$/;
const OWN_HANDS =
	/^(hold|holding|pass|passing|hand|handing|stand|standing|watch|watching|help|helping|carry|carrying|move|moving|fit|only|just|tiens|tient|regarde|aide|passe|porte)$/;
const CORRECTIONS = [
	'i mean',
	'i meant',
	'scratch that',
	'no wait',
	'wait no',
	'actually no',
	'my mistake',
	'correction',
	'sorry',
	'oops',
	'rather',
	'je veux dire',
	'je voulais dire',
	'oups',
	'attends',
	'excuse',
	'non plutot',
	'pardon',
	'not sure which',
	'not sure who',
	'not sure yet',
	'not sure what',
	'dont know which',
	'do not know which',
	'je sais plus',
	'je sais pas',
	'sais pas trop',
];

/** Phrases that correct the amount before them; the last amount counts. */
const AMOUNT_CORRECTIONS = [
	'i mean',
	'i meant',
	'scratch that',
	'sorry',
	'oops',
	'correction',
	'make that',
	'pardon',
	'oups',
	'je veux dire',
	'je voulais dire',
	'excuse',
];

/** Max number of words from a person to the verb. */
const REACH = 4;

/**
 * Finds a reason not to take a task literally: somebody else welds while the visitor holds the work, or something was
 * said and taken back. "MIG? No, TIG" is not uncertain; `findRetraction` handles it.
 */
export function readUncertainty(tokens: readonly TaskToken[]): Uncertainty | null {
	const words = tokens.map(({ text }) => text);
	if (saysOthersWeld(words)) return 'who';
	const line = ` ${words.filter((word) => /[a-z]/.test(word)).join(' ')} `;
	return CORRECTIONS.some((phrase) => line.includes(` ${phrase} `)) ? 'corrected' : null;
}

/** Max words between an amount and its correction; with more words, it is no correction. */
const CORRECTION_REACH = 5;

/** Removes amounts that the next one corrects: "at 130, sorry, I mean 120 amps" is 120. */
export function dropCorrectedAmps(amps: readonly StatedAmps[], tokens: readonly TaskToken[]): StatedAmps[] {
	return amps.filter(({ at }, index) => {
		const next = amps[index + 1];
		if (next === undefined || next.at - at > CORRECTION_REACH + 3) return true;
		const between = tokens.slice(at + 1, next.at).filter(({ kind }) => kind === 'word');
		let isCorrected = false;
		for (const phrase of AMOUNT_CORRECTIONS.map((text) => text.split(' '))) {
			const from = between.findIndex((_, index) =>
				phrase.every((word, step) => between[index + step]?.text === word),
			);
			if (from < 0) continue;
			isCorrected = true;
			// The correction is resolved, so its words need no question. The other words are read as usual.
			for (const token of between.slice(from, from + phrase.length))
				Object.assign(token, { text: '', used: true });
		}
		return !isCorrected;
	});
}

/** True for "My buddy welds while I hold the parts": another person welds and the visitor's hands do something else. */
function saysOthersWeld(words: readonly string[]): boolean {
	const other = words.findIndex(
		(word, at) => OTHERS.test(word) && words.slice(at + 1, at + 1 + REACH).some((next) => WELDS.test(next)),
	);
	if (other < 0) return false;
	return words.some(
		(word, at) => OWN.test(word) && words.slice(at + 1, at + 1 + REACH).some((next) => OWN_HANDS.test(next)),
	);
}

/**
 * Finds "? no," or "? non,", which take back everything before them. Returns the index of the first token that still
 * counts; 0 if nothing is taken back.
 */
export function findRetraction(tokens: readonly TaskToken[]): number {
	for (let at = tokens.length - 1; at > 0; at--) {
		const text = tokens[at]?.text;
		if ((text !== 'no' && text !== 'non') || tokens[at - 1]?.text !== '?') continue;
		if (tokens[at + 1]?.text === ',' || tokens[at + 1]?.text === ':') return at + 2;
	}
	return 0;
}
