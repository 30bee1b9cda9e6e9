import { listIndustries, type Product } from '../../catalogue/product.ts';
import { sizeKey } from '../../catalogue/sizes/glove-size.ts';
import { type Certification, isOrderedType, levelOf } from '../../ratings/certification.ts';
import { forEachCurrent } from '../current-steps.ts';
import type { Meaning } from '../query/synonyms.ts';
import { positionOfRow, processOfRow } from '../welding-row.ts';
import type { TermCollector } from './term-collector.ts';

/**
 * Texts of a glove and the weight of a word in them (max 255). What a glove is counts more than what is said about it.
 */
export const TEXT_FIELDS: readonly { weight: number; read: (product: Product) => readonly string[] }[] = [
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

/** Words of names, tags and what a glove is made of or for have at least this weight. */
export const PROMINENT_WEIGHT = 22;

/** Weights of adjacent words in a short text and in the long one; `text-search.ts` raises gloves that contain them. */
const SHORT_PAIR_WEIGHT = 12;
const LONG_PAIR_WEIGHT = 1;

/** Each word of a short name counts more: "Track Fitter" ranks before "Track Denim Fitter". */
const NAME_WEIGHT = 130;
const NAME_WORD_COST = 15;
const LONG_NAME = 4;

export const DESCRIPTION_WEIGHT = 40;
export const LONG_DESCRIPTION_WEIGHT = 4;

/** A process in the name or the one-line description means that the glove is made for it. */
const NAMED_FACT_WEIGHT = 40;
const DESCRIBED_FACT_WEIGHT = 20;

/** A glove for one process ranks before one that also does it: the bonus is divided by the number of Full use rows. */
const FULL_USE_WEIGHT = 60;
const ONLY_USE_WEIGHT = 30;
const LIMITED_WEIGHT = 35;

/** Share of its process weights that a one-hand glove keeps. */
const ONE_HAND_SHARE = 0.5;

const SIZE_WEIGHT = 20;
const FACT_WEIGHT = 50;

/** The exact level ranks first, then the next better one, and so on. */
const EXACT_LEVEL_WEIGHT = 60;
const BETTER_LEVEL_WEIGHT = 44;
const LEVEL_STEP = 4;
/** "Cut resistant" asks for a good level, more than for any. */
const RATED_STEP = 7;

const HIDE_TAG = /hide|skin|leather|bison/i;
/** In millimetres: it ends at the wrist. */
const MAX_SHORT_CUFF = 64;
const NO_LINING = /^(none|no\b|unlined|bare)/i;

/**
 * Collects the words and facts that match a glove. A fact is a word that starts with #: "#GTAW" (Full use or Limited in
 * TIG), "#ANSI_CUT:4" (A4 or better), "#size:2XL", "#left". "No use" rows add no fact, and neither does a text that
 * names a process the glove may not be used in.
 */
export function addGloveTerms(product: Product, terms: TermCollector): void {
	// A search such as "stick" usually means gloves for both hands, so one-hand gloves are ranked after them.
	const isLeftHand = Object.keys(product.sizes).some((label) => /left/i.test(label));
	const share = isLeftHand ? ONE_HAND_SHARE : 1;
	const refused = addProcesses(product, terms, share);
	const named = new Set<string>();
	const described = new Set<string>();
	const isRefused = ({ finds }: Meaning) => finds.some((fact) => refused.has(fact));
	const readShort = (facts: Set<string>) => ({
		onFact: (meaning: Meaning) => {
			for (const fact of meaning.finds) facts.add(fact);
			// "Double" is a name first, and also French for "lined". Names of processes match as the process.
			return !meaning.finds.some(isProcess);
		},
		pairs: SHORT_PAIR_WEIGHT,
		isRefused,
	});
	const wordCount = Math.min(product.name.split(' ').length, LONG_NAME);
	terms.addField([product.name], NAME_WEIGHT - wordCount * NAME_WORD_COST, readShort(named));
	terms.addField([product.description], DESCRIPTION_WEIGHT, readShort(described));
	for (const fact of named) if (isClaim(fact, refused)) terms.add(fact, NAMED_FACT_WEIGHT * share);
	for (const fact of described) if (isClaim(fact, refused)) terms.add(fact, DESCRIBED_FACT_WEIGHT * share);
	terms.addField([product.descriptionLong], LONG_DESCRIPTION_WEIGHT, {
		pairs: LONG_PAIR_WEIGHT,
		// The long text says just as often what a glove is not for: "Never for stick."
		isRefused: ({ finds }) => finds.some((fact) => isProcess(fact) && !terms.has(fact)),
	});
	for (const { weight, read } of TEXT_FIELDS) terms.addSharedField(read(product), weight);
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
	for (const label of Object.keys(product.sizes)) {
		// "XL (left hand only)" is an XL.
		terms.add(`#size:${sizeKey(label.replace(/\s*\(.*\)$/, ''))}`, SIZE_WEIGHT);
	}
	if (isLeftHand) terms.add('#left', FACT_WEIGHT);
	const lining = product.specifications.Lining;
	if (lining) terms.add(NO_LINING.test(lining.trim()) ? '#unlined' : '#lined', FACT_WEIGHT);
	terms.add(product.materialTags.some((tag) => HIDE_TAG.test(tag)) ? '#leather' : '#hideless', FACT_WEIGHT);
	if (hasShortCuff(product)) terms.add('#cuff:short', FACT_WEIGHT);
	// Every product here is a glove, whatever its texts call it.
	terms.add('glove', 1);
}

function hasShortCuff({ specifications }: Product): boolean {
	const length = Number(/(\d+) mm/.exec(specifications['Cuff length'] ?? '')?.[1] ?? Infinity);
	return length <= MAX_SHORT_CUFF || /^slip-on/i.test(specifications.Cuff ?? '');
}

/** True for "#GTAW", and for "#weld", which means any of them. */
const isProcess = (fact: string) => fact === WELD || /^#[A-Z-]+$/.test(fact);

/** True for facts that a name or description may add: processes that no row refuses. Other facts come from the data. */
function isClaim(fact: string, refused: ReadonlySet<string>): boolean {
	return fact !== WELD && isProcess(fact) && !refused.has(fact);
}

/** Any kind of arc welding. */
const WELD = '#weld';

/**
 * Adds a fact for each process the glove may be used in. Returns those that a row refuses, and welding if no arc is
 * left.
 */
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
	forEachCurrent(product, (fact, { performance }) => {
		if (!terms.has(fact)) terms.add(fact, performance === 'Full use' ? FULL_USE_WEIGHT : LIMITED_WEIGHT);
	});
	if (weld > 0) terms.add(WELD, weld);
	else if (product.weldingProcesses.length > 0) refused.add(WELD);
	return refused;
}

/** Positions of an EN 388 marking start at 0; the fifth is the straight blade (docs/trade/ratings.md, "EN 388"). */
const STRAIGHT_BLADE_POSITION = 4;

function addCertification(certification: Certification, terms: TermCollector): void {
	const { type, value } = certification;
	const level = levelOf(certification);
	if (type === 'EN407') addHeatMarks(value, terms);
	if (type === 'EN511') addColdMarks(value, terms);
	if (level === undefined) {
		terms.add(type.toLowerCase(), FACT_WEIGHT);
		terms.addField([value], FACT_WEIGHT);
		terms.add(`#${type}:${value.toUpperCase()}`, EXACT_LEVEL_WEIGHT);
		if (type === 'EN388') {
			if (value.endsWith('P')) terms.add('#impact', FACT_WEIGHT);
			const letter = value.charCodeAt(STRAIGHT_BLADE_POSITION) - 64;
			if (letter >= 1 && letter <= 6) addLevels('#TDM', letter, (n) => String.fromCharCode(64 + n), terms);
		}
		return;
	}
	if (type.startsWith('ANSI')) terms.add('ansi', SIZE_WEIGHT);
	if (type === 'ANSI_138') terms.add('#impact', FACT_WEIGHT);
	terms.add(`#${type}`, SIZE_WEIGHT + level * RATED_STEP);
	if (isOrderedType(type)) addLevels(`#${type}`, level, String, terms);
}

/** Positions of an EN 407 marking start at 0 (docs/trade/ratings.md, "EN 407"). */
const FLAME_POSITION = 0;
const CONTACT_POSITION = 1;
const RADIANT_POSITION = 3;
const SPLASH_POSITIONS = [4, 5];

/** Flame, contact heat, radiant heat and molten metal, which French queries ask for; a higher level ranks first. */
function addHeatMarks(value: string, terms: TermCollector): void {
	const levelAt = (position: number) => Number(/\d/.exec(value[position] ?? '')?.[0] ?? 0);
	const add = (fact: string, level: number) => {
		if (level > 0) terms.add(fact, SIZE_WEIGHT + level * LEVEL_STEP);
	};
	add('#flame', levelAt(FLAME_POSITION));
	add('#radiant', levelAt(RADIANT_POSITION));
	add('#splash', Math.max(...SPLASH_POSITIONS.map(levelAt)));
	if (levelAt(CONTACT_POSITION) > 0) addLevels('#contact', levelAt(CONTACT_POSITION), String, terms);
}

/** Convective and contact cold; the air's level counts more, since it is what a temperature names. */
function addColdMarks(value: string, terms: TermCollector): void {
	const [air = 0, contact = 0] = [...value].map((digit) => Number(/\d/.exec(digit)?.[0] ?? 0));
	if (air > 0) terms.add('#cold', SIZE_WEIGHT + (2 * air + contact) * LEVEL_STEP);
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
