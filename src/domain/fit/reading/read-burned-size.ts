import type { AmpFact, AmpSource } from './task-facts.ts';
import { markTokens, type TaskToken } from './task-text.ts';

/** A table row: a size in thousandths of an inch, and its amperage according to makers and schools. */
type SizeRow = readonly [mils: number, min: number, max: number];
type BurnedSize = {
	source: AmpSource;
	process: string;
	nouns: RegExp;
	near: number;
	rows: readonly SizeRow[];
};

const BURNED: readonly BurnedSize[] = [
	{
		// docs/trade/welding.md, "Stick electrodes"; metric rods of 2.5, 3.2, 4 and 5 mm use the same rows.
		source: 'rod',
		process: 'SMAW',
		nouns: /^(rods?|electrodes?|baguettes?|(e?(60|70)\d\d))$/,
		near: 10,
		rows: [
			[94, 40, 90],
			[125, 75, 130],
			[156, 105, 170],
			[188, 140, 215],
		],
	},
	{
		// docs/trade/welding.md, "Current ranges": thoriated tungsten on DC electrode negative.
		source: 'tungsten',
		process: 'GTAW',
		nouns: /^(tungstens?|tungstenes?)$/,
		near: 4,
		rows: [
			[63, 50, 160],
			[94, 135, 235],
			[125, 250, 400],
		],
	},
	{
		// Short-arc MIG.
		source: 'wire',
		process: 'GMAW',
		nouns: /^(wires?|fils?)$/,
		near: 2.5,
		rows: [
			[30, 40, 145],
			[35, 50, 180],
			[45, 75, 250],
		],
	},
	{
		// Copper-coated carbons.
		source: 'carbon',
		process: 'CAC-A',
		nouns: /^(carbons?|carbones?)$/,
		near: 12,
		rows: [
			[250, 170, 330],
			[313, 230, 450],
			[375, 300, 550],
			[500, 460, 800],
		],
	},
];

/** Globular and spray transfer (docs/trade/welding.md, "Current ranges"). */
export const SPRAY_AMPS: AmpFact = { min: 200, max: 400, source: 'spray', process: 'GMAW' };

const THICKNESS =
	/^(plates?|thick|sheets?|steel|stainless|aluminum|aluminium|pipes?|tubes?|tubing|wall|angle|beams?|toles?|acier|epaisseur|gauge|filler|fillets?)$/;
const LENGTH_UNIT = /^(in|inch|inches|po|pouces?|"|mm|of|de)$/;

/**
 * Infers amperages from the size of the rod, wire or electrode: "7018 1/8", "3/32 tungsten", ".035 wire", "3,2 mm
 * electrode", "1/4 carbon". A size beside a word for plate is a thickness; a size without a noun belongs to the job's
 * only process.
 * @param processes named by the rest of the job
 */
export function readBurnedSizes(tokens: readonly TaskToken[], processes: ReadonlySet<string>): AmpFact[] {
	const facts: AmpFact[] = [];
	for (let at = 0; at < tokens.length; at++) {
		const token = tokens[at];
		if (token?.kind !== 'number' || token.used) continue;
		const metric = tokens[at + 1]?.text === 'mm';
		// A whole number without "mm" is not a size: "7018", "304", "4130".
		if (!token.fraction && !metric && token.value >= 1) continue;
		const mils = token.value * (metric ? 1000 / 25.4 : 1000);
		const end = skipUnits(tokens, at + 1);
		const after = tokens.slice(end, end + 2).filter(({ kind }) => kind === 'word');
		const burned = findBurned(tokens, at, after);
		if (burned === undefined && after.some(({ text }) => THICKNESS.test(text))) {
			markTokens(tokens, at, end);
			continue;
		}
		const fact = readRow(burned ?? findOnlyBurned(processes), mils);
		if (fact === undefined) continue;
		markTokens(tokens, at, end);
		if (!facts.some(({ source, max }) => source === fact.source && max === fact.max)) facts.push(fact);
	}
	return facts;
}

function skipUnits(tokens: readonly TaskToken[], from: number): number {
	let at = from;
	while (LENGTH_UNIT.test(tokens[at]?.text ?? '')) at++;
	return at;
}

/** What a size belongs to according to the nearest word; the word after it takes precedence over the word before it. */
function findBurned(
	tokens: readonly TaskToken[],
	at: number,
	after: readonly TaskToken[],
): BurnedSize | undefined {
	const next = after[0];
	const found = next && findNoun(next.text);
	// "carbon steel" and "aluminum" are the measured material.
	if (found && !(found.source === 'carbon' && after[1]?.text === 'steel')) return found;
	if (next && THICKNESS.test(next.text)) return undefined;
	const before = tokens[at - 1];
	if (before && findNoun(before.text)) return findNoun(before.text);
	const second = after[1] && findNoun(after[1].text);
	return second ?? (tokens[at - 2] && findNoun(tokens[at - 2]?.text ?? ''));
}

function findNoun(word: string): BurnedSize | undefined {
	return BURNED.find(({ nouns }) => nouns.test(word));
}

/** Only a rod or a carbon can be identified by its size alone: a TIG size may be the filler's. */
function findOnlyBurned(processes: ReadonlySet<string>): BurnedSize | undefined {
	const burning = BURNED.filter(({ process }) => processes.has(process));
	return burning.length === 1 && burning[0]?.source !== 'tungsten' ? burning[0] : undefined;
}

function readRow(burned: BurnedSize | undefined, mils: number): AmpFact | undefined {
	const row = burned?.rows.find(([size]) => Math.abs(size - mils) <= burned.near);
	if (burned === undefined || row === undefined) return undefined;
	const [, min, max] = row;
	return { min, max, source: burned.source, process: burned.process };
}
