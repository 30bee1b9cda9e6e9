import { readFillerKind } from '../../ratings/filler-class.ts';
import { WELDING_POSITIONS, WELDING_PROCESSES } from '../../ratings/welding-process.ts';
import { assignAmps } from './assign-amps.ts';
import { listMentions, listUnread, MAX_UNREAD, type Mention } from './mentions.ts';
import { readStatedAmps } from './read-amperage.ts';
import { readBurnedSizes, SPRAY_AMPS } from './read-burned-size.ts';
import { dropCorrectedAmps, findRetraction, readUncertainty } from './read-doubt.ts';
import { readMeasures } from './read-measures.ts';
import { markNames } from './read-names.ts';
import { listNotOurs } from './read-not-ours.ts';
import { readNumberWords } from './read-number-words.ts';
import { readPositionCodes } from './read-position.ts';
import { listRiskyScenes } from './read-scenes.ts';
import { readTemperatures } from './read-temperature.ts';
import { saysWelding } from './read-welding.ts';
import { type Facts, HAZARDS } from './task-facts.ts';
import { findTaskLanguage, readFalseFriends } from './task-language.ts';
import { cleanTask, listTokens, markTokens, type TaskToken } from './task-text.ts';
import { correctTypos, splitJoined } from './task-vocabulary.ts';

/** Processes with an arc or a flame. Beside one of them, a loose word names no other process. */
const BURNING = new Set(
	WELDING_PROCESSES.filter(({ code }) => code !== 'GRIND' && code !== 'TACK').map(({ code }) => code),
);
const ARCS = new Set(WELDING_PROCESSES.filter(({ arc }) => arc).map(({ code }) => code));

/** The temperature at which steel glows dull red in a lit shop, in °C. */
const RED_HOT_C = 600;

const SPRAY = /^(?:spray|pulverisation)$/;

/** True for a word that says how MIG carries its metal across. By itself it is no welding: "pulvérisation", "court-circuit". */
function isTransferMode({ text }: TaskToken, at: number, tokens: readonly TaskToken[]): boolean {
	if (SPRAY.test(text)) return true;
	const before = tokens[at - 1]?.kind === 'sign' ? at - 2 : at - 1;
	return text === 'circuit' && tokens[before]?.text === 'court';
}

/**
 * Parses a visitor's words, in English or French, into facts. Never throws, never guesses: words it cannot use are in
 * `unread`. The text is data; instructions in it are not followed.
 * @param isOwnWord words that are no typos, folded; none by default
 */
export function readTask(text: string, isOwnWord: (word: string) => boolean = () => false): Facts {
	const tokens = listTokens(cleanTask(text));
	splitJoined(tokens);
	correctTypos(tokens, isOwnWord);
	readFalseFriends(tokens);
	readNumberWords(tokens);
	const retractedAt = findRetraction(tokens);
	const codes = readPositionCodes(tokens);
	const classes = readFillerClasses(tokens);
	const cutLevel = readCutLevel(tokens);
	const duration = readHours(tokens);
	const { contactC, airC } = readTemperatures(tokens);
	const statedAmps = dropCorrectedAmps(readStatedAmps(tokens), tokens);
	const mentions = listMentions(tokens);
	const asserted = mentions.filter(
		({ negated, at, means }) => !negated && (at >= retractedAt || !means.some((word) => ARCS.has(word))),
	);
	const words = new Set(asserted.flatMap(({ means }) => means));

	const named = listProcesses(asserted, classes, tokens);
	// Hands that also weld need gloves for that first: in which way is asked, whatever else they do.
	const lacksProcess =
		![...named].some((code) => BURNING.has(code)) && !words.has('~tack') && saysWelding(tokens);
	const processes: ReadonlySet<string> = lacksProcess ? new Set() : named;
	const burning = [...processes].filter((code) => BURNING.has(code));
	const isHandling = words.has('handling') || words.has('~handtool');
	const isBurnedForSure = burning.length > 0 || words.has('?plasma');
	const isBurned = isBurnedForSure || words.has('?cutting');
	const arcs = asserted.flatMap(({ at, means, loose }) =>
		means
			.filter((code) => ARCS.has(code) && (!loose || processes.has(code)))
			.map((process) => ({ at, process })),
	);

	const inferred = readBurnedSizes(tokens, processes);
	// With a flame, heating is the work itself and not a separate hazard.
	if (processes.has('OFW'))
		for (const token of tokens) if (/^chauff(er|e|ent|ant)$/.test(token.text)) token.used = true;
	// Magnesium is welded under argon. Otherwise it leads to a question, since its chips burn.
	if (processes.has('GTAW')) for (const token of tokens) if (token.text === 'magnesium') token.used = true;
	if (processes.has('GMAW')) {
		const modes = tokens.filter(isTransferMode);
		if (modes.some(({ text: word }) => SPRAY.test(word))) inferred.push(SPRAY_AMPS);
		for (const token of modes) token.used = true;
	}
	const hazards = new Set([...words].filter((word) => word.startsWith('#')).map((word) => word.slice(1)));
	if (airC !== null && airC <= 0) hazards.add('cold');
	const isRedHot = hazards.delete('redhot');
	// Its dust burns, and a grinder throws both the dust and the sparks.
	if (processes.has('GRIND') && tokens.some(({ text: word }) => word === 'magnesium'))
		hazards.add('explosion');
	const isWelded = tokens.some(({ text: word }) => /^(weld|soud)/.test(word));
	const notOurs = listNotOurs(asserted, tokens, {
		isBurned: isBurned || isWelded,
		isArc: isBurned,
		isCutOnly: !isBurnedForSure && !isWelded,
		isSparking: processes.has('GRIND'),
		isHot: hazards.has('hot') || contactC !== null,
		isFlame: processes.has('OFW'),
		isSafe: words.has('safe'),
		retractedAt,
	});
	for (const hazard of notOurs.hazards) hazards.add(hazard);
	// Beside an arc, rough goods are the work being welded, and arc gloves are made for them.
	if (isBurned) hazards.delete('rough');
	readMeasures(tokens);
	markNames(tokens);
	const isPipeKnown = codes.length > 0 || (burning.length === 0 && (isHandling || processes.size > 0));
	const positions = new Set(codes.map(({ position }) => position));
	for (const word of words) {
		if (word.startsWith('@') && !(word === '@P' && isPipeKnown)) positions.add(word.slice(1));
	}
	return {
		processes: WELDING_PROCESSES.map(({ code }) => code).filter((code) => processes.has(code)),
		unclear: findUnclear(words, processes),
		handling: isHandling && processes.size === 0 && !lacksProcess,
		amps: assignAmps(
			statedAmps.filter(({ bare }) => !bare || isBurned),
			inferred.filter(({ process }) => process !== null && processes.has(process)),
			arcs,
			tokens,
		),
		positions: WELDING_POSITIONS.map(({ code }) => code).filter((code) => positions.has(code)),
		contactC: isRedHot ? Math.max(contactC ?? 0, RED_HOT_C) : contactC,
		airC,
		hazards: HAZARDS.filter((hazard) => hazards.has(hazard)),
		cutLevel,
		duration: duration ?? (words.has('~long') ? 'long' : words.has('~short') ? 'short' : null),
		fine: words.has('~fine'),
		tacking: words.has('~tack'),
		uncertainty: readUncertainty(tokens),
		language: findTaskLanguage(tokens),
		unread: [
			...new Set([...notOurs.unclear, ...listRiskyScenes(tokens, words.has('safe')), ...listUnread(tokens)]),
		].slice(0, MAX_UNREAD),
	};
}

function listProcesses(
	mentions: readonly Mention[],
	classes: readonly string[],
	tokens: readonly TaskToken[],
): ReadonlySet<string> {
	const isProcess = (word: string) => /^[A-Z]/.test(word);
	const sure = new Set([
		...classes,
		...mentions.filter(({ loose }) => !loose).flatMap(({ means }) => means.filter(isProcess)),
	]);
	// A saw is a tool; the process SAW is written in capitals.
	const saw = tokens.find(({ text, capitals }) => text === 'saw' && capitals);
	if (saw && sure.size === 0) {
		saw.used = true;
		sure.add('SAW');
	}
	// "Couper du vieux stock au plasma" is plasma cutting.
	const meanings = mentions.flatMap(({ means }) => means);
	if (meanings.includes('?plasma') && meanings.includes('?cutting')) sure.add('PAC');
	if ([...sure].some((code) => BURNING.has(code))) return sure;
	// Wire is also used for ties, and rods are carried: neither burns if the work is grinding or handling.
	const isHands = sure.size > 0 || mentions.some(({ means }) => means.includes('handling'));
	const isBurned = !isHands || tokens.some(isOfWelding);
	const loose = mentions.filter((entry) => entry.loose).flatMap(({ means }) => means.filter(isProcess));
	// A torch is a flame, whatever else the hands do.
	return new Set([...sure, ...loose.filter((code) => isBurned || code === 'OFW')]);
}

/** True for a size or a word such as "welding" or "amps", which shows that a rod is being burned. */
function isOfWelding({ kind, text, fraction, value }: TaskToken): boolean {
	if (kind === 'number') return fraction || value < 1;
	return /^(weld|soud|amps?$|amperes?$)/.test(text);
}

/** "Plasma" and "cutting" are clear as soon as another word tells which process is meant. */
function findUnclear(words: ReadonlySet<string>, processes: ReadonlySet<string>): Facts['unclear'] {
	if (words.has('?plasma') && !processes.has('PAC') && !processes.has('PAW')) {
		return 'plasma';
	}
	const cuts =
		['OFW', 'PAC', 'CAC-A', 'GRIND'].some((code) => processes.has(code)) ||
		// Snips and knives cut by hand, and edges cut fingers.
		(processes.size === 0 && words.has('~handtool'));
	return words.has('?cutting') && !cuts ? 'cutting' : null;
}

/** Filler classes imply a process: 6010 and 7018 are rods, E71T is flux-core wire. */
function readFillerClasses(tokens: readonly TaskToken[]): string[] {
	return tokens.flatMap((token, at) => {
		const name = token.kind === 'number' || token.kind === 'word' ? token.text : '';
		const kind = readFillerKind(name);
		if (kind === 'electrode') {
			token.used = true;
			return ['SMAW'];
		}
		if (kind === 'fluxCored' || (name === '71' && tokens[at + 1]?.text === 't')) {
			markTokens(tokens, at, tokens[at + 1]?.text === '-' ? at + 3 : at + 2);
			return ['FCAW'];
		}
		if (kind === 'solid') markTokens(tokens, at, tokens[at + 1]?.text === '-' ? at + 3 : at + 1);
		return [];
	});
}

/** The highest required cut level: "A5", "cut level 5", "cut 5". */
function readCutLevel(tokens: readonly TaskToken[]): number | null {
	let highest: number | null = null;
	for (const [at, token] of tokens.entries()) {
		const isLevel = token.kind === 'word' && /^a[1-9]$/.test(token.text);
		const before = tokens[at - 1]?.text;
		const isCut =
			token.kind === 'number' &&
			/^[1-9]$/.test(token.text) &&
			(before === 'cut' || before === 'coupure' || (before === 'level' && tokens[at - 2]?.text === 'cut')) &&
			tokens[at + 1]?.kind !== 'word';
		if (!isLevel && !isCut) continue;
		token.used = true;
		// In "cut A5" the words before the level belong to it and name no action.
		for (
			let word = at - 1;
			word >= at - 2 && /^(cut|level|ansi|coupure|niveau)$/.test(tokens[word]?.text ?? '');
			word--
		)
			markTokens(tokens, word, word + 1);
		highest = Math.max(highest ?? 0, Number(token.text.slice(-1)));
	}
	return highest;
}

/** Parses "8 hours" and "20 minutes". Two hours or more is long arc time. */
function readHours(tokens: readonly TaskToken[]): Facts['duration'] {
	for (const [at, token] of tokens.entries()) {
		if (token.kind !== 'number' || token.used) continue;
		const unit = tokens[at + 1]?.text ?? '';
		if (/^(h|hr|hrs|hours?|heures?)$/.test(unit)) {
			markTokens(tokens, at, at + 2);
			return token.value >= 2 ? 'long' : 'short';
		}
		if (/^(min|mins|minutes?)$/.test(unit)) {
			markTokens(tokens, at, at + 2);
			return token.value > 60 ? 'long' : 'short';
		}
	}
	return null;
}
