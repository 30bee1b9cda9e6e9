import { parse } from '@formatjs/icu-messageformat-parser';

/** A French text and the English that it translates. */
export type TextPair = { key: string; english: string; french: string };

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

/** English terms of the house, and what a text that translates one must say. */
const TERMS: readonly (readonly [RegExp, RegExp])[] = [
	[/\bsample box\b/i, /boîte/i],
	[/\bpart numbers?\b/i, /pièces?\b|part_number/i],
	[/\bstock codes?\b/i, /codes?/i],
	[/\bspec sheets?\b/i, /fiches? techniques?/i],
	[/\bprice lists?\b/i, /listes? de prix|listes?\b/i],
	[/\bprice sheets?\b/i, /feuilles? de prix/i],
	[/\bnewsletter\b/i, /infolettre|abonn/i],
	[/\bdistributors?\b/i, /distribut|personne|commerce/i],
	[/\bpostal codes?\b/i, /codes? posta/i],
	[/\bpasswords?\b/i, /mots? de passe/i],
	[/\bmaster cases?\b/i, /caisses?/i],
	[/\bgauntlets?\b/i, /manchettes?/i],
	[/\bFull use\b/, /Usage complet/i],
	[/\bNo use\b/, /Ne pas utiliser/i],
	[/\bnot tested\b/i, /mis(?:es?|e)? à l’essai/i],
];

/** Typography of Quebec (Office québécois de la langue française, "Banque de dépannage linguistique": espacement). */
const TYPOGRAPHY: readonly (readonly [RegExp, string])[] = [
	[/['"]/, 'straight quotes; write ’ and « »'],
	[/[“”]/, 'English quotes; write « »'],
	[/\s[;!?](?=\s|$)/, 'space before ; ! or ?'],
	[/ [%$:»]/, 'an ordinary space where U+00A0 belongs'],
	[/[^\s\d/:]:(?=\s|$)/, 'no U+00A0 before :'],
	[/«[^\u00A0]|[^\u00A0]»/, 'no U+00A0 inside « »'],
	[/\d ?(?:mm|cm|po|km|kg|°C|%|\$)(?![\p{L}\p{N}])/u, 'no U+00A0 before a unit'],
	[/ {2}|\u00A0 | \u00A0|^\s|\s$/, 'spaces'],
	[/(?<![\d.]|WCAG\) |WCAG )\d+\.\d+(?![\d.])/, 'a decimal point'],
	[/\b(?:No|no) (?=\d|\{)|[Nn]°/, '“No”; write nᵒ'],
	[/[™®]/, '™ or ®; write MC or MD'],
	[
		/\b(?:Etat|Echantillon|Edition|Electrode|Eleve|Ecran|Etape|Etiquette|Equipe)s?\b/,
		'a capital without its accent',
	],
	[/\b\d{1,2}:\d{2}\b|\b\d+ ?(?:am|pm)\b/i, 'a time; write 13 h 05'],
	[
		/\b(?:Janvier|Février|Mars|Avril|Mai|Juin|Juillet|Août|Septembre|Octobre|Novembre|Décembre) \d{4}/,
		'a month with a capital',
	],
];

/** Faults of a French text as a reader sees it: words and typography. */
export function findTextErrors(text: string): string[] {
	return [
		...NEVER.filter(([word]) => word.test(text)).map(([word, better]) => `never ${word.source}; ${better}`),
		...TYPOGRAPHY.filter(([pattern]) => pattern.test(text)).map(([, what]) => what),
	];
}

/** Faults of a text beside its English: terms, codes and figures, and sameness. */
export function findPairErrors(
	{ english, french }: Omit<TextPair, 'key'>,
	mayEqual: ReadonlySet<string>,
): string[] {
	const errors = TERMS.filter(([term, word]) => term.test(english) && !word.test(french)).map(
		([term, word]) => `${term.source} needs ${word.source}`,
	);
	if (english === french && /\p{L}{2}/u.test(withoutCodes(english)) && !mayEqual.has(english)) {
		errors.push('equals the English');
	}
	for (const [what, list] of [
		['codes', listCodes],
		['figures', listFigures],
	] as const) {
		const [here, there] = [list(french), list(english)];
		if (here !== there) errors.push(`${what} ${here || 'none'}, in English ${there || 'none'}`);
	}
	return errors;
}

/** The same for a message, whose placeholders, tags and plurals are checked too. */
export function findMessageErrors(pair: Omit<TextPair, 'key'>, mayEqual: ReadonlySet<string>): string[] {
	const [english, french] = [readMessage(withoutGreetedName(pair.english)), readMessage(pair.french)];
	const errors = [...findPairErrors({ english: english.text, french: french.text }, mayEqual)];
	if (english.names !== french.names)
		errors.push(`placeholders ${french.names}, in English ${english.names}`);
	if (/\bBonjour \{/.test(pair.french)) errors.push('a greeting with a name; write “Bonjour,”');
	if (/\{(?:count|pairs)(?:, number)?\} \p{L}+s\b/u.test(pair.french))
		errors.push('a number before a plural; 0 and 1 are singular');
	// A name may follow where the message is shown.
	if (ELIDES_AT_END.test(french.marked)) errors.push('an end that elides before a vowel');
	for (const words of french.plurals) {
		for (const word of ['one', 'many', 'other'])
			if (!words.includes(word)) errors.push(`plural without ${word}`);
	}
	if (/(?<!\p{L})(?:de|le|la|que|ne|se|lorsque|puisque|jusque) \uE001/iu.test(french.marked)) {
		errors.push('a placeholder after a word that elides before a vowel');
	}
	return [...errors, ...french.branches.flatMap(findTextErrors)];
}

const ELIDES_AT_END = /(?<!\p{L})(?:de|le|la|que|ne|se|lorsque|puisque|jusque)\s*$/iu;

/** English mails greet by name, French ones do not. */
const withoutGreetedName = (english: string) => english.replace(/^Hello \{name\},/, 'Hello,');

/** Placeholders that stand for a figure or a day, which no word elides before. */
const FIGURES = new Set([
	'amps',
	'cartons',
	'date',
	'day',
	'days',
	'from',
	'innerBag',
	'longerSide',
	'masterCase',
	'most',
	'number',
	'pairs',
	'percent',
	'phone',
	'phone',
	'to',
]);

type ReadMessage = {
	/** All its text, placeholders left out. */
	text: string;
	/** The same with U+E001 for placeholders of text. */
	marked: string;
	/** What one reader sees at a time: the text of each branch of a plural by itself. */
	branches: string[];
	/** The names of placeholders and tags, sorted. */
	names: string;
	/** The cases of each plural. */
	plurals: string[][];
};

type Element = ReturnType<typeof parse>[number];
/** The kinds of element of the parser. */
const [LITERAL, ARGUMENT, , , , SELECT, PLURAL, POUND, TAG] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

function readMessage(message: string): ReadMessage {
	const names = new Set<string>();
	const plurals: string[][] = [];
	const branches: string[] = [];
	const marked = (elements: readonly Element[]): string =>
		elements
			.map((element) => {
				switch (element.type) {
					case LITERAL:
						return (element as { value: string }).value;
					case POUND:
						return '\uE002';
					case TAG: {
						const { value, children } = element as { value: string; children: Element[] };
						names.add(`<${value}>`);
						// An empty tag stands for something else, such as a name.
						return children.length === 0 ? '\uE002' : marked(children);
					}
					case SELECT:
					case PLURAL: {
						const { value, options } = element as {
							value: string;
							options: Record<string, { value: Element[] }>;
						};
						names.add(`{${value}}`);
						if (element.type === PLURAL) plurals.push(Object.keys(options));
						const parts = Object.values(options).map((option) => marked(option.value));
						branches.push(...parts.map(plain));
						return parts.join('\uE003');
					}
					default: {
						const { value } = element as { value: string };
						names.add(`{${value}}`);
						return element.type === ARGUMENT && !FIGURES.has(value) ? '\uE001' : '\uE002';
					}
				}
			})
			.join('');
	const whole = marked(parse(message));
	if (branches.length === 0) branches.push(plain(whole));
	return {
		text: plain(whole).replaceAll('\uE003', ' '),
		marked: whole,
		branches,
		names: [...names].sort().join(' '),
		plurals,
	};
}

/** Placeholders as a figure that no rule reads. */
const plain = (text: string) => text.replaceAll(/[\uE001\uE002]/g, '…');

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
