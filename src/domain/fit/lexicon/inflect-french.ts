/**
 * Lists possible base forms of a French word without accents. The caller drops those that are in no list of base
 * forms.
 */

const VERB_ENDINGS = {
	er: 'e es ent ons ez ais ait ions iez aient ant ante ants antes ee ees erai era erons erez eront erais erait',
	ir: 'i is it ie ies issons issez issent issais issait issions issiez issaient issant isse irai ira irons irez iront irais irait iraient',
	re: 's ons ez ent e es ais ait ions iez aient ant u ue us ues rai ra rons rez ront rais rait raient',
} as const;

/** The groups of regular verbs, by the ending of their infinitive. */
export type VerbGroup = keyof typeof VERB_ENDINGS;

const endingsOf: Readonly<Record<VerbGroup, readonly string[]>> = {
	er: VERB_ENDINGS.er.split(' '),
	ir: VERB_ENDINGS.ir.split(' '),
	re: VERB_ENDINGS.re.split(' '),
};
const MIN_STEM_LENGTH = 2;

/** "soudons", "soudée" -> "souder"; "mangeons" -> "manger", "nettoie" -> "nettoyer". */
export function listFrenchInfinitives(word: string, group: VerbGroup): string[] {
	const stems = endingsOf[group]
		.filter((ending) => word.endsWith(ending) && word.length - ending.length >= MIN_STEM_LENGTH)
		.map((ending) => word.slice(0, word.length - ending.length));
	if (group === 're') stems.push(word);
	return stems.flatMap((stem) => {
		const infinitives = [stem + group];
		if (group === 'er' && stem.endsWith('ge')) infinitives.push(`${stem.slice(0, -1)}er`);
		if (group === 'er' && stem.endsWith('i')) infinitives.push(`${stem.slice(0, -1)}yer`);
		if (group === 'er' && /[aeiou]([lt])\1$/.test(stem)) infinitives.push(`${stem.slice(0, -1)}er`);
		return infinitives;
	});
}

/** "chevaux" -> "cheval", "poutres" -> "poutre", "gâteaux" -> "gateau". */
export function listFrenchSingulars(word: string): string[] {
	if (word.endsWith('aux')) return [`${word.slice(0, -3)}al`, `${word.slice(0, -3)}ail`, word.slice(0, -1)];
	return /[^s]s$|[aeo]ux$/.test(word) ? [word.slice(0, -1)] : [];
}

/** Feminine endings and their masculine counterparts, longest first. */
const FEMININES: readonly (readonly [feminine: string, masculine: string])[] = [
	['trice', 'teur'],
	['euse', 'eux'],
	['euse', 'eur'],
	['iere', 'ier'],
	['ere', 'er'],
	['elle', 'el'],
	['ette', 'et'],
	['enne', 'en'],
	['onne', 'on'],
	['sse', 's'],
	['que', 'c'],
	['gue', 'g'],
	['ve', 'f'],
	['che', 'c'],
	['e', ''],
];

/** Masculine singulars of a feminine, a plural or an adverb in -ment. */
export function listMasculines(word: string): string[] {
	const adverb = /^(.{3,})ment$/.exec(word)?.[1];
	const singulars = [word, ...listFrenchSingulars(word), ...(adverb ? [adverb] : [])].filter(
		(form) => !form.endsWith('x'),
	);
	const masculines = singulars.flatMap((form) =>
		FEMININES.filter(([feminine]) => form.endsWith(feminine)).map(
			([feminine, masculine]) => form.slice(0, form.length - feminine.length) + masculine,
		),
	);
	const amment = /^(.{2,})([ae])mment$/.exec(word);
	return [...singulars, ...masculines, ...(amment ? [`${amment[1]}${amment[2]}nt`] : [])];
}
