import { HARMLESS_ENGLISH } from '../lexicon/harmless-words.ts';
import { HARMLESS_FRENCH } from '../lexicon/harmless-words-french.ts';
import type { TaskToken } from './task-text.ts';

export type TaskLanguage = 'en' | 'fr';

/** Trade words that exist in only one language. */
const FRENCH =
	/^(soud\w+|electrodes?|baguettes?|meul\w+|plafond|tuyau\w*|fourre|gougeage|manutention|dehors|froid\w*|chaud\w*|mouille\w*|coupant\w*|tranchant\w*|chalumeau|oxycoupage|coupage|pointage|ampe?res|hiver|pluie|eau|acier|toles?|sous|tension|scie|gants?|fil|corniche|montante?|prechauff\w*|en|au|aux|à|l|d|j|le|la|les|du|des|un|une|pour|avec|dans|sur)$/;
const ENGLISH =
	/^(weld\w*|stick|rods?|wires?|overhead|pipe|grind\w*|handling|cold|hot|wet|sharp|cutting|torch|the|a|an|in|on|at|with|and|of|for|to|is|are|my|i|it|no|not|gloves?|amps)$/;

/** Words of the French lists that are English too: "auto glass removal" is English. */
const BOTH: ReadonlySet<string> = new Set(
	(
		'auto autos construction danger dangers support supports charge charges transport terrain route main mains pose plaque plaques grille ' +
		'palette palettes bride cadre mars plus sac sacs corps mine prof patron crochet sable char chars passe reparation'
	).split(' '),
);

/** The language of a task; English if neither language prevails, since "TIG 90 A" is both. */
export function findTaskLanguage(tokens: readonly TaskToken[]): TaskLanguage {
	let french = 0;
	let english = 0;
	for (const [at, { kind, text: read, typed }] of tokens.entries()) {
		if (kind !== 'word') continue;
		// Typos are corrected into either language, so the typed word counts; `typed` has "à" without its accent.
		const text = read === 'à' ? read : typed;
		// The unit in "110 A" is no article.
		if (BOTH.has(text) || (text === 'a' && tokens[at - 1]?.kind === 'number')) continue;
		const isFrench = FRENCH.test(text) || HARMLESS_FRENCH.has(text);
		const isEnglish = ENGLISH.test(text) || HARMLESS_ENGLISH.has(text);
		if (isFrench && !isEnglish) french++;
		else if (isEnglish && !isFrench) english++;
	}
	// "Pièces" and "pieces" fold to the same word, but no English task contains an "à".
	const isFrench = tokens.some(({ text }) => text === 'à');
	return french > english || (french === english && isFrench) ? 'fr' : 'en';
}

/** French words that are a hazard in English, each with a French word that means the same. */
const FALSE_FRIENDS: ReadonlyMap<string, string> = new Map([['divers', 'differents']]);

/** Replaces the false friends of a French task. */
export function readFalseFriends(tokens: readonly TaskToken[]): void {
	if (findTaskLanguage(tokens) !== 'fr') return;
	for (const token of tokens) token.text = FALSE_FRIENDS.get(token.text) ?? token.text;
}
