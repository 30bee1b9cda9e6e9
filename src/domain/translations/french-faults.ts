import type { TextPair } from './translation.ts';

/** A fault of a French text. */
export type FrenchFault =
	/** Words that must not be printed, and what to write instead. */
	| { kind: 'never'; found: string; better: string }
	| { kind: 'typography'; rule: TypographyRule; found: string }
	/** An English term whose French is missing. */
	| { kind: 'term'; term: string; french: string }
	| { kind: 'equal' }
	/** Part numbers and standards, or figures, that differ from the English; empty for none. */
	| { kind: 'codes' | 'figures'; found: string; wanted: string };

/**
 * Words that must not be printed: wrong in Quebec's trades, misleading, or the mark of a machine's translation. Each with
 * what to print instead (docs/trade/french.md).
 */
const NEVER: readonly (readonly [RegExp, string])[] = [
	[/gants? à souder/i, 'gant de soudage'],
	[/gants? bâton|soudage au bâton/i, 'électrode enrobée'],
	[/gants? préparatoires?/i, 'gant de préparation'],
	[
		/gants? (?:pilote|installateur|couché|knit|gauntlet|incoupable)s?/i,
		'conducteur, ajusteur, enduit, tricoté, manchette longue',
	],
	[/à l’épreuve (?:des coupures|du feu)/i, 'résistant aux coupures, ignifuge'],
	[/\bdélignée?s?/i, 'non doublé'],
	[/\binsulée?s?/i, 'isolé'],
	[/preuve d’eau/i, 'imperméable'],
	[/\bmenottes?/i, 'manchette'],
	[/glisser-sur/i, 'à enfiler'],
	[/\bvelcro/i, 'fermeture autoagrippante'],
	[/pouce (?:d’aile|clé de voûte)/i, 'pouce en aile, pouce rapporté'],
	[/coupe pistolet/i, 'coupe Gunn'],
	[/coutures? soudées?/i, 'couture à passepoil'],
	[/pouce cavalier/i, 'pouce rapporté'],
	[/entrejambe du pouce/i, 'fourche du pouce'],
	[/garde-articulation/i, 'protège-jointures'],
	[/\bblanchiment/i, 'entretien, lavage'],
	[/nitrile sablonneux/i, 'nitrile à fini sablé'],
	[/cuir (?:grain|divisé)\b|\bplein grain/i, 'cuir fleur, cuir refendu, pleine fleur'],
	[/peau d’enfant/i, 'cuir de chevreau'],
	[/cuir d’élan/i, 'cuir de wapiti ou d’orignal'],
	[/processus de soudage/i, 'procédé de soudage'],
	[/arc avec métal gazeux/i, 'arc sous protection gazeuse'],
	[/noyau de flux/i, 'fil fourré'],
	[/métal de remplissage/i, 'métal d’apport'],
	[/flaque de soudure/i, 'bain de fusion'],
	[/au-dessus de la tête/i, 'au plafond'],
	[/certifiée?s? (?:CWB|ANSI)/i, 'qualifié par le Bureau canadien de soudage; mis à l’essai selon'],
	[/\bponction/i, 'perforation'],
	[/résistance à la coupe\b/i, 'résistance à la coupure'],
	[/\bsensitivité/i, 'sensibilité'],
	[/feuilles? de spec/i, 'fiche technique'],
	[/pas d’usage/i, 'Ne pas utiliser'],
	[/\bpaniers?\b/i, 'boîte d’échantillons'],
	[/\bpointures?\b/i, 'taille'],
	[/cas maître|carton maître/i, 'caisse'],
	[/prête?s? à l’affichage/i, 'prêt pour l’étalage'],
	[/concessionnaires?/i, 'distributeur'],
	[/prix de liste/i, 'prix courant'],
	[/\bcotations?\b/i, 'soumission'],
	[/INV#|PO#|\bP\.O\./i, 'Nᵒ de facture, bon de commande'],
	[/page \d+ de \d+|page \{\w+\} de \{/i, 'page 1 sur 3'],
	[/\bnewsletters?\b/i, 'infolettre'],
	[/désinscri/i, 'se désabonner'],
	[/\be-?mails?\b/i, 'courriel'],
	[/\bloguer\b/i, 'se connecter'],
	[/(?:demande|commande|question)s? répondue?s?\b/i, 'traité; a reçu une réponse'],
	[/police de confidentialité|officier/i, 'politique de confidentialité, responsable'],
	[/informations personnelles/i, 'renseignements personnels'],
	[/\bcookies?\b/i, 'témoins'],
	[/termes et conditions/i, 'conditions d’utilisation'],
	[/fait au canada/i, 'fabriqué au Canada'],
	[/discontinuée?s?/i, 'abandonné'],
	[/\b(?:download|upload)/i, 'télécharger, téléverser'],
	[/\b(?:svp|ASAP)\b/i, 'veuillez'],
];

/** English terms of the house: what a text that translates one must say, and the words for it. */
const TERMS: readonly (readonly [english: RegExp, french: RegExp, words: string])[] = [
	[/\bsample box\b/i, /boîte/i, 'boîte d’échantillons'],
	[/\bpart numbers?\b/i, /pièces?\b|part_number/i, 'numéro de pièce'],
	[/\bstock codes?\b/i, /codes?/i, 'code de stock'],
	[/\bspec sheets?\b/i, /fiches? techniques?/i, 'fiche technique'],
	[/\bprice lists?\b/i, /listes? de prix|listes?\b/i, 'liste de prix'],
	[/\bprice sheets?\b/i, /feuilles? de prix/i, 'feuille de prix'],
	[/\bnewsletter\b/i, /infolettre|abonn/i, 'infolettre'],
	[/\bdistributors?\b/i, /distribut|personne|commerce/i, 'distributeur'],
	[/\bpostal codes?\b/i, /codes? posta/i, 'code postal'],
	[/\bpasswords?\b/i, /mots? de passe/i, 'mot de passe'],
	[/\bmaster cases?\b/i, /caisses?/i, 'caisse'],
	[/\bgauntlets?\b/i, /manchettes?/i, 'manchette'],
	[/\bFull use\b/, /Usage complet/i, 'Usage complet'],
	[/\bNo use\b/, /Ne pas utiliser/i, 'Ne pas utiliser'],
	[/\bnot tested\b/i, /mis(?:es?|e)? à l’essai/i, 'non mis à l’essai'],
];

/** Typography of Quebec (Office québécois de la langue française, "Banque de dépannage linguistique": espacement). */
const TYPOGRAPHY = [
	[/['"]/, 'straightQuotes'],
	[/[“”]/, 'englishQuotes'],
	[/\s[;!?](?=\s|$)/, 'spaceBefore'],
	[/ [%$:»]/, 'ordinarySpace'],
	[/[^\s\d/:]:(?=\s|$)/, 'colon'],
	[/«[^\u00A0]|[^\u00A0]»/, 'guillemets'],
	[/\d ?(?:mm|cm|po|km|kg|°C|%|\$)(?![\p{L}\p{N}])/u, 'unit'],
	[/ {2}|\u00A0 | \u00A0|^\s|\s$/, 'spaces'],
	[/(?<![\d.]|WCAG\) |WCAG )\d+\.\d+(?![\d.])/, 'decimalPoint'],
	[/\b(?:No|no) (?=\d|\{)|[Nn]°/, 'numero'],
	[/[™®]/, 'trademark'],
	[/\b(?:Etat|Echantillon|Edition|Electrode|Eleve|Ecran|Etape|Etiquette|Equipe)s?\b/, 'accent'],
	[/\b\d{1,2}:\d{2}\b|\b\d+ ?(?:am|pm)\b/i, 'time'],
	[
		/\b(?:Janvier|Février|Mars|Avril|Mai|Juin|Juillet|Août|Septembre|Octobre|Novembre|Décembre) \d{4}/,
		'month',
	],
] as const satisfies readonly (readonly [RegExp, string])[];
type TypographyRule = (typeof TYPOGRAPHY)[number][1];

/** Faults of a French text as a reader sees it: words and typography. */
export function findTextFaults(text: string): FrenchFault[] {
	const words = NEVER.flatMap(([word, better]): FrenchFault[] => {
		const found = word.exec(text)?.[0];
		return found === undefined ? [] : [{ kind: 'never', found, better }];
	});
	const typography = TYPOGRAPHY.flatMap(([pattern, rule]): FrenchFault[] => {
		const found = pattern.exec(text)?.[0];
		return found === undefined ? [] : [{ kind: 'typography', rule, found: found.trim() }];
	});
	return [...words, ...typography];
}

/**
 * Faults of a text beside its English: terms, codes and figures, and sameness.
 * @param mayEqual English texts that are the same in French
 */
export function findPairFaults(
	{ english, french }: TextPair,
	mayEqual: ReadonlySet<string> = new Set(),
): FrenchFault[] {
	const faults: FrenchFault[] = TERMS.flatMap(([term, word, words]): FrenchFault[] => {
		const found = term.exec(english)?.[0];
		return found === undefined || word.test(french) ? [] : [{ kind: 'term', term: found, french: words }];
	});
	if (english === french && /\p{L}{2}/u.test(withoutCodes(english)) && !mayEqual.has(english))
		faults.push({ kind: 'equal' });
	for (const [kind, list] of [
		['codes', listCodes],
		['figures', listFigures],
	] as const) {
		const [found, wanted] = [list(french), list(english)];
		if (found !== wanted) faults.push({ kind, found, wanted });
	}
	return faults;
}

const CODE =
	/\b(?:[A-Z]{2,}\d[A-Z0-9/-]*|[A-Z]\d[A-Z0-9-]*|(?:SMAW|GMAW|GTAW|FCAW|MCAW|CAC-A|TIG|MIG|ANSI|ISEA|EN|CSA|CWB|ASTM|ISO|HPPE|ZPL|CSV|PDF|JSON|HTTP))\b/g;

const withoutCodes = (text: string) => text.replaceAll(CODE, '');

function listCodes(text: string): string {
	return [...new Set(text.match(CODE) ?? [])].sort().join(' ');
}

/** The figures of a text, "1,5" as "1.5" and "10 000" as "10000"; inches and their metric value are not the same set. */
function listFigures(text: string): string {
	const figures = text
		// An area code: "(905) 555-0123" is "905 555-0123".
		.replaceAll(/\((\d{3})\)/g, '$1')
		.replaceAll(/(\d)[\u00A0 ,](?=\d{3}\b)/g, '$1')
		.replaceAll(/(\d),(?=\d)/g, '$1.')
		.match(/\d+(?:\.\d+)?/g);
	return [...new Set(figures ?? [])].sort().join(' ');
}
