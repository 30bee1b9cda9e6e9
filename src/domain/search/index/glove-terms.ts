import { sizeKey } from '../../catalogue/glove-size.ts';
import { listIndustries, type Product } from '../../catalogue/product.ts';
import { type Certification, isOrderedType, levelOf } from '../../ratings/certification.ts';
import type { Meaning } from '../query/synonyms.ts';
import { positionOfRow, processOfRow } from '../welding-row.ts';
import type { TermCollector } from './term-collector.ts';

/** Texts of a glove and how much a word in them counts (255 at most). What a glove is outweighs what is said of it. */
const TEXT_FIELDS: readonly { weight: number; read: (product: Product) => readonly string[] }[] = [
	{ weight: 36, read: (product) => product.materialTags },
	{ weight: 30, read: (product) => [product.color] },
	{ weight: 24, read: (product) => [product.specifications.Hide ?? ''] },
	{ weight: 22, read: listIndustries },
	{ weight: 22, read: (product) => product.weldingTags.filter((tag) => !/^not /i.test(tag)) },
	{ weight: 16, read: (product) => product.features.flat() },
	{ weight: 12, read: (product) => [product.label] },
	{ weight: 10, read: (product) => product.applications },
	{ weight: 10, read: (product) => Object.values(product.specifications) },
	{ weight: 8, read: (product) => product.productDetails },
	{ weight: 8, read: (product) => product.usedIn.slice(1) },
];

/** Words beside each other, in a short text and in the long one: `text-search.ts` lifts gloves that have them so. */
const SHORT_PAIR_WEIGHT = 12;
const LONG_PAIR_WEIGHT = 1;

/** A short name says more with each word: "Track Fitter" goes before "Track Denim Fitter". */
const NAME_WEIGHT = 130;
const NAME_WORD_COST = 15;
const LONG_NAME = 4;

const DESCRIPTION_WEIGHT = 40;
const LONG_DESCRIPTION_WEIGHT = 4;

/** A process in the name or the one-line description says that the glove is made for it. */
const NAMED_FACT_WEIGHT = 40;
const DESCRIBED_FACT_WEIGHT = 20;

/** A glove for one process goes before one that also does it: the share is divided by its Full use rows. */
const FULL_USE_WEIGHT = 60;
const ONLY_USE_WEIGHT = 30;
const LIMITED_WEIGHT = 35;

/** What a glove for one hand keeps of its processes' weight. */
const ONE_HAND_SHARE = 0.5;

const SIZE_WEIGHT = 20;
const FACT_WEIGHT = 50;

/** An exact level first, then the next better one, and so on. */
const EXACT_LEVEL_WEIGHT = 60;
const BETTER_LEVEL_WEIGHT = 44;
const LEVEL_STEP = 4;

const HIDE_TAG = /hide|skin|leather|bison/i;
const NO_LINING = /^(none|no\b|unlined|bare)/i;

/**
 * Gathers the words and facts that find a glove. A fact is a word that starts with #: "#GTAW" (Full use or Limited
 * in TIG), "#ANSI_CUT:4" (A4 or better), "#size:2XL", "#left". "No use" rows give none, and neither does a text
 * that names a process the glove may not be used in.
 */
export function addGloveTerms(product: Product, terms: TermCollector): void {
	// Who asks for stick without more needs both hands: one-hand gloves come after the others.
	const isLeft = Object.keys(product.sizes).some((label) => /left/i.test(label));
	const share = isLeft ? ONE_HAND_SHARE : 1;
	const refused = addProcesses(product, terms, share);
	const named = new Set<string>();
	const described = new Set<string>();
	const isRefused = ({ finds }: Meaning) => finds.some((fact) => refused.has(fact));
	const readShort = (facts: Set<string>) => ({
		onFact: (meaning: Meaning) => {
			for (const fact of meaning.finds) facts.add(fact);
			// "Double" is a name before it is French for "lined". What a process is called is found as the process.
			return !meaning.finds.some(isProcess);
		},
		pairs: SHORT_PAIR_WEIGHT,
		isRefused,
	});
	const nameWords = Math.min(product.name.split(' ').length, LONG_NAME);
	terms.addField([product.name], NAME_WEIGHT - nameWords * NAME_WORD_COST, readShort(named));
	terms.addField([product.description], DESCRIPTION_WEIGHT, readShort(described));
	for (const fact of named) if (isClaim(fact, refused)) terms.add(fact, NAMED_FACT_WEIGHT * share);
	for (const fact of described) if (isClaim(fact, refused)) terms.add(fact, DESCRIBED_FACT_WEIGHT * share);
	terms.addField([product.descriptionLong], LONG_DESCRIPTION_WEIGHT, {
		pairs: LONG_PAIR_WEIGHT,
		// The long text says as often what a glove is not for: "Never for stick."
		isRefused: ({ finds }) => finds.some((fact) => isProcess(fact) && !terms.has(fact)),
	});
	for (const { weight, read } of TEXT_FIELDS) terms.addField(read(product), weight);
	for (const row of product.weldingPositions) {
		const position = positionOfRow(row);
		if (position && row.performance !== 'No use') {
			terms.add(
				`#position:${position.aliases[0]}`,
				row.performance === 'Full use' ? FULL_USE_WEIGHT : LIMITED_WEIGHT,
			);
		}
	}
	for (const certification of product.certifications) addCertification(certification, terms);
	for (const label of Object.keys(product.sizes)) terms.add(`#size:${sizeKey(label)}`, SIZE_WEIGHT);
	if (isLeft) terms.add('#left', FACT_WEIGHT);
	const lining = product.specifications.Lining;
	if (lining) terms.add(NO_LINING.test(lining.trim()) ? '#unlined' : '#lined', FACT_WEIGHT);
	if (product.materialTags.some((tag) => HIDE_TAG.test(tag))) terms.add('#leather', FACT_WEIGHT);
	// Everything here is a glove, whatever its texts call it.
	terms.add('glove', 1);
}

/** "#GTAW", and "#weld" for any of them. */
const isProcess = (fact: string) => fact === WELD || /^#[A-Z-]+$/.test(fact);

/** Facts that a name or description may add: processes, unless a row refuses them. Other facts come from the data. */
function isClaim(fact: string, refused: ReadonlySet<string>): boolean {
	return fact !== WELD && isProcess(fact) && !refused.has(fact);
}

/** Any kind of arc welding. */
const WELD = '#weld';

/** Adds a fact per process the glove may be used in; answers those that a row refuses, welding where all arcs are. */
function addProcesses(product: Product, terms: TermCollector, share: number): Set<string> {
	const refused = new Set<string>();
	let weld = 0;
	const fullUses = product.weldingProcesses.filter((row) => row.performance === 'Full use').length;
	const fullUse = FULL_USE_WEIGHT + Math.floor(ONLY_USE_WEIGHT / fullUses);
	for (const row of product.weldingProcesses) {
		const process = processOfRow(row);
		if (row.performance === 'No use') {
			if (process) refused.add(`#${process.code}`);
			continue;
		}
		const weight = Math.floor((row.performance === 'Full use' ? fullUse : LIMITED_WEIGHT) * share);
		if (process) terms.add(`#${process.code}`, weight);
		else terms.addField([row.process], weight);
		if (process?.arc) weld = Math.max(weld, weight);
	}
	if (weld > 0) terms.add(WELD, weld);
	else if (product.weldingProcesses.length > 0) refused.add(WELD);
	return refused;
}

/** Places of an EN 388 marking start at 0; the fifth is the straight blade (docs/trade/ratings.md, "EN 388"). */
const STRAIGHT_BLADE_PLACE = 4;

function addCertification(certification: Certification, terms: TermCollector): void {
	const { type, value } = certification;
	const level = levelOf(certification);
	if (level === undefined) {
		terms.add(type.toLowerCase(), FACT_WEIGHT);
		terms.addField([value], FACT_WEIGHT);
		terms.add(`#${type}:${value.toUpperCase()}`, EXACT_LEVEL_WEIGHT);
		if (type === 'EN388') {
			if (value.endsWith('P')) terms.add('#impact', FACT_WEIGHT);
			const letter = value.charCodeAt(STRAIGHT_BLADE_PLACE) - 64;
			if (letter >= 1 && letter <= 6) addLevels('#TDM', letter, (n) => String.fromCharCode(64 + n), terms);
		}
		return;
	}
	if (type.startsWith('ANSI')) terms.add('ansi', SIZE_WEIGHT);
	if (type === 'ANSI_138') terms.add('#impact', FACT_WEIGHT);
	terms.add(`#${type}`, SIZE_WEIGHT + level * LEVEL_STEP);
	if (isOrderedType(type)) addLevels(`#${type}`, level, String, terms);
}

function addLevels(
	fact: string,
	level: number,
	write: (level: number) => string,
	terms: TermCollector,
): void {
	terms.add(`${fact}:${write(level)}`, EXACT_LEVEL_WEIGHT);
	for (let lower = 1; lower < level; lower++) {
		terms.add(`${fact}:${write(lower)}`, BETTER_LEVEL_WEIGHT - (level - lower) * LEVEL_STEP);
	}
}
