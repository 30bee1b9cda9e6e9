import { normalizeText, scanWords } from './normalize-text.ts';

/** Shorter words keep their ending: "gaz", "dos" and "sec" are no plurals. */
const MIN_STEM_LENGTH = 4;

/**
 * Removes what number and gender add to a normalized French word, so that "doublée", "doublés" and "doublé" are one:
 * "chevaux" -> "cheval", "longues" -> "long", "bonne" -> "bon". The result need not be a word, as long as a text and a
 * query give the same.
 */
export function stemFrench(word: string): string {
	if (word.length < MIN_STEM_LENGTH || /\d/.test(word)) return word;
	// "tuyaux" and "anneaux" end in -au in the singular too.
	const single = /[^ey]aux$/.test(word) ? `${word.slice(0, -2)}l` : dropLast(word, /[sx]$/);
	const male = dropLast(single, /e+$/);
	// "grise" is "gris", which ends in an s of its own.
	const stem = male === single ? male : dropLast(male, /[sx]+$/);
	return stem
		.replace(/(nn|ll|tt)$/, (pair) => pair.slice(1))
		.replace(/gu$/, 'g')
		.replace(/v$/, 'f');
}

/** Endings of verbs, and of who does something and the doing: "cisailleur", "cisaillage" and "cisaillent" share a root. */
const DERIVED = /(?:ement|ation|erie|eur|age|ier|ant|ent|ons|ez|er|ir)$/;
const MIN_ROOT_LENGTH = 5;

/** What a stem shares with words of its family; undefined if too little is left. */
export function rootOf(stem: string): string | undefined {
	const root = stemFrench(stem.replace(DERIVED, ''));
	return root !== stem && root.length >= MIN_ROOT_LENGTH ? root : undefined;
}

function dropLast(word: string, ending: RegExp): string {
	const rest = word.replace(ending, '');
	return rest.length < MIN_STEM_LENGTH - 1 ? word : rest;
}

/** Calls `visit` with each word of a text: its stem, and the word as written with its offsets in the normalized text. */
export function scanFrench(
	normalized: string,
	visit: (stem: string, start: number, end: number, word: string) => void,
): void {
	let before = '';
	scanWords(normalized, (word, start, end) => {
		const typed = normalized.slice(start, end);
		// A number may have swallowed its unit: "6 po" is "6in" in both languages.
		const isNumber = /\d/.test(word);
		visit(isNumber ? word : stemFrench(isBeen(typed, before) ? 'etre' : typed), start, end, word);
		before = typed;
	});
}

const AVOIR = /^(?:a|ai|as|ont|ait|aient|avait|avaient|aura|auront|aurait|avoir|ayant)$/;

/** True for the "été" of "a été testé", which is no summer. Both words are normalized. */
export const isBeen = (word: string, before: string) => word === 'ete' && AVOIR.test(before);

/**
 * The text in lower case with its accents, at the same offsets as `normalized`. If normalizing made two letters of one ("œ"), the
 * normalized text itself.
 */
export function withAccents(text: string, normalized: string): string {
	const written = text.normalize('NFC').toLowerCase();
	return written.length === normalized.length ? written : normalized;
}

/** A folded word of a query as it was written: "amperes" of "200 ampères" is "ampères". */
export function spellAsWritten(query: string, word: string): string {
	const folded = normalizeText(query);
	const at = folded.indexOf(word);
	return at < 0 ? word : withAccents(query, folded).slice(at, at + word.length);
}

/** The stems of a French text, without the words that every text has. */
export function listFrenchStems(text: string): string[] {
	const stems: string[] = [];
	scanFrench(normalizeText(text), (stem) => {
		if (!FRENCH_IDLE.has(stem)) stems.push(stem);
	});
	return stems;
}

const toStems = (words: string) => words.split(' ').map(stemFrench);

/**
 * Words that only French has, so that one of them makes a query French. Words of a part number, a standard ("EN 388") or
 * English ("on", "pour", "son") are not among them.
 */
const FRENCH_ONLY =
	'au aux avec ce ces cette chez contre dans de des du elle et gant gants le les leur leurs mes nos notre nous ou par ' +
	'quel quelle quels quelles qui quoi sans ses sous sur tes une vos votre vous';

const FRENCH_ONLY_WORDS: ReadonlySet<string> = new Set(FRENCH_ONLY.split(' '));

/** True for a normalized word that appears in no English query. */
export const isFrenchOnly = (word: string) => FRENCH_ONLY_WORDS.has(word);

/** Parts of phrases, such as "sans doublure", "sous flux" and "pas de cuir". */
const PHRASE_PARTS: ReadonlySet<string> = new Set(toStems('sans sous pas'));

/** Words too common in French to tell gloves apart. */
export const FRENCH_IDLE: ReadonlySet<string> = new Set(
	toStems(
		`${FRENCH_ONLY} a afin ai as avoir bien comme en entre est etre eux faire fait homme hommes il je jusqu la lorsqu ma me mon ne ` +
			'on pas plus pour qu quand que sa se si son sont ta te ton tu un y',
	).filter((stem) => !PHRASE_PARTS.has(stem)),
);

/** Words that ask for something without saying what; ignored beside other words, unless a phrase has them. */
export const FRENCH_VAGUE: ReadonlySet<string> = new Set(
	toStems(
		'acheter affaire aide aimerais anti aucun aucune avez avons beau besoin bon bonne chaque cherche chercher choisir chose combien comment conseil conseiller cote degre dehors doit dois douzaine edition efficace epi equipement ' +
			'epreuve exterieur faut fort forte gars genre gens grandeur gros grosse haut haute indice lever meilleur meilleure metal modele niveau norme numero offrir pas personne peut peux porter pose poser poseur pourquoi prend prendre prennent prenez operateur ouvrage ouvrier paire ' +
			'pareil piece pieces prix procede propre protection protecteur proteger qualite quelque rechange recherche recommander resistance resistant ' +
			'resister sans securite solide sorte soulever sous standard style taille tenir test teste tout toute tous toutes toucher transport transporter tres travaillent travailler trouver ' +
			'trop type usage usine utiliser utilisation vendez vendre veut veux voudrais vrai',
	),
);
