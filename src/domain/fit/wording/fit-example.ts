import type { Locale } from '../../../platform/i18n/locale.ts';
import type { Performance } from '../../ratings/performance.ts';
import type { FitGlove } from '../judging/fit-glove.ts';
import { isBurning } from '../judging/judge-arc.ts';
import { judgeFit } from '../judging/judge-fit.ts';
import { readTask } from '../reading/read-task.ts';
import { type Facts, factsForPage } from '../reading/task-facts.ts';
import { normaliseTask } from '../reading/task-text.ts';
import { describeReason } from './describe-reason.ts';
import { showReasons } from './show-reasons.ts';
import { wordVerdict } from './word-verdict.ts';

/** A job that a glove is made for, as a visitor may type it, and the foreman's answer. */
export type FitExample = {
	task: string;
	sentence: string;
	/** The subject of questions about this glove: its arc, or the hazards to the hand. */
	asks: 'arc' | 'hands';
	/** The rows that decide the answer, as the sheet names them. */
	marks: { row: string; effect: Performance }[];
};

/** Max number of marks, so that they fit in one line. */
const MAX_MARKS = 3;

/** How people name the work of a process; `{at}` is its current, `{position}` the best position of the sheet. */
const WORK: Readonly<Record<string, readonly string[]>> = {
	GTAW: ['{position} TIG on thin stainless{at}', 'TIG root{at}, {position}'],
	GMAW: ['{position} MIG{at}', '{position} MIG fillets{at}'],
	SMAW: ['{position} stick{at}', '{position} 7018{at}'],
	FCAW: ['{position} flux core{at}'],
	MCAW: ['{position} metal core{at}'],
	SAW: ['sub-arc{at}'],
	PAW: ['plasma welding{at}, flat'],
	PAC: ['plasma cutting sheet{at}'],
	OFW: ['cutting plate with an oxy-fuel torch'],
	'CAC-A': ['arc gouging{at}'],
	GRIND: ['grinding welds and bevels'],
	TACK: ['fit-up and clamping'],
};

/** Names of positions in a job, hardest first: an example shows what a glove can do. */
const POSITIONS: readonly [code: string, text: string][] = [
	['O', 'overhead'],
	['V', 'vertical'],
	['H', 'horizontal'],
	['F', 'flat'],
];

/**
 * Jobs without an arc by the glove's ratings, the rarest rating first. Each is judged before it is shown, and skipped
 * if it does not suit the glove.
 */
const HANDS: readonly string[] = [
	'moving pipe with pinch and impact hazards',
	'loading trucks at -25 C in wet snow',
	'loading trucks at -15 C',
	'carrying steel outside at -3 C',
	'handling sheared sheet with sharp edges, cut A5',
	'handling sheared sheet with sharp edges',
	'moving parts at 200 C',
	'handling oily stampings',
];

/** Jobs without an arc that most gloves can do. */
const PLAIN_HANDS: readonly string[] = [
	'carrying lumber with splinters',
	'handling warm parts at 90 C',
	'handling sharp edges',
];

type Jobs = {
	work: typeof WORK;
	positions: typeof POSITIONS;
	hands: readonly string[];
	plainHands: readonly string[];
	at: (amperes: number) => string;
	flat: string;
};

const JOBS_IN: Readonly<Record<Locale, Jobs>> = {
	en: {
		work: WORK,
		positions: POSITIONS,
		hands: HANDS,
		plainHands: PLAIN_HANDS,
		at: (amperes) => ` at ${amperes} A`,
		flat: 'flat',
	},
	fr: {
		work: {
			GTAW: ['TIG {position}, inox mince{at}', 'passe de fond TIG{at}, {position}'],
			GMAW: ['MIG {position}{at}', 'soudure MIG {position}{at}'],
			SMAW: ['électrode enrobée {position}{at}', '7018 {position}{at}'],
			FCAW: ['fil fourré {position}{at}'],
			MCAW: ['fil à âme métallique {position}{at}'],
			SAW: ['arc submergé{at}'],
			PAW: ['soudage au plasma{at}, à plat'],
			PAC: ['coupage au plasma de tôle{at}'],
			OFW: ['couper de la tôle au chalumeau oxyacétylénique'],
			'CAC-A': ['gougeage à l’arc{at}'],
			GRIND: ['meuler des soudures et des chanfreins'],
			TACK: ['ajustage et serrage'],
		},
		positions: [
			['O', 'au plafond'],
			['V', 'à la verticale'],
			['H', 'à l’horizontale'],
			['F', 'à plat'],
		],
		hands: [
			'charger des camions à −25\u00A0°C dans la neige mouillée',
			'charger des camions à −15\u00A0°C',
			'porter de l’acier dehors à −3\u00A0°C',
			'manier de la tôle cisaillée à arêtes vives, coupure A5',
			'manier de la tôle cisaillée à arêtes vives',
			'déplacer des pièces à 200\u00A0°C',
			'manier des pièces huileuses',
		],
		plainHands: [
			'porter du bois avec des échardes',
			'manier des pièces tièdes à 90\u00A0°C',
			'manier des arêtes vives',
		],
		at: (amperes) => ` à ${amperes}\u00A0A`,
		flat: 'à plat',
	},
};

/**
 * An example job for a glove's own form, based on its sheet: one with Full use if there is any, otherwise Limited. Arc
 * jobs come first if the glove is rated for one, otherwise its rarest rating. Undefined if the sheet supports no job at
 * all.
 */
export function makeFitExample(glove: FitGlove, locale: Locale = 'en'): FitExample | undefined {
	const { hands, plainHands } = JOBS_IN[locale];
	const welding = listWelding(glove, JOBS_IN[locale]);
	const arcs = welding.filter(({ code }) => isBurning(code));
	const toHands = (tasks: readonly string[]) => tasks.map((task) => ({ task, asks: 'hands' as const }));
	const shop = welding.filter(({ code }) => !isBurning(code));
	const plain = toHands(plainHands);
	// Gloves next to each other in the range don't all show the same job.
	const isTurned = (glove.partNumber.codePointAt(glove.partNumber.length - 1) ?? 0) % 2 === 0;
	const candidates: Pick<FitExample, 'task' | 'asks'>[] = [
		...arcs,
		...toHands(hands),
		...(isTurned ? [...plain, ...shop] : [...shop, ...plain]),
	];
	for (const wanted of ['Full use', 'Limited'] satisfies Performance[]) {
		// Full use comes first: a glove with a limited arc and a full winter rating is a winter glove.
		for (const { task, asks } of candidates) {
			const shown = task.charAt(0).toUpperCase() + task.slice(1);
			const facts = factsForPage(readExample(shown), locale);
			const answer = judgeFit(glove, facts);
			if (answer.verdict !== wanted) continue;
			const sentence = wordVerdict(glove, facts, answer, `${glove.partNumber}|${normaliseTask(shown)}`);
			const reasons = showReasons(answer.reasons.map((reason) => describeReason(reason, locale)));
			const marks = reasons.flatMap(({ rows, effect }) => rows.map((row) => ({ row, effect })));
			return { task: shown, sentence, asks, marks: marks.slice(0, MAX_MARKS) };
		}
	}
	return undefined;
}

/** Far more than the jobs that the sheets of a catalogue lead to: their currents are round. */
const MAX_READ = 2_000;

const readExamples = new Map<string, Facts>();

/** Reads a job as `readTask` does, but only once: most gloves are asked about the same few dozen. */
function readExample(task: string): Facts {
	const known = readExamples.get(task);
	if (known) return known;
	if (readExamples.size >= MAX_READ) readExamples.clear();
	const facts = readTask(task);
	readExamples.set(task, facts);
	return facts;
}

type Work = { code: string; task: string; asks: 'arc' | 'hands' };

/** Jobs for the process rows, Full use first, each in the hardest position with Full use. */
function listWelding(glove: FitGlove, { work, positions, at, flat }: Jobs): Work[] {
	const rows = [...glove.processes].filter(
		([code, { performance }]) => performance !== 'No use' && work[code],
	);
	const position = positions.find(([code]) => glove.positions.get(code)?.performance === 'Full use')?.[1];
	return rows
		.toSorted(([, a], [, b]) => Number(a.performance !== 'Full use') - Number(b.performance !== 'Full use'))
		.flatMap(([code, { from, reach }]) => {
			const templates = work[code] ?? [];
			const template = templates[glove.partNumber.length % templates.length] ?? '';
			const amperes = chooseAmperes(from, reach);
			const task = template
				.replace('{at}', amperes === null ? '' : at(amperes))
				.replace('{position}', position ?? flat);
			return { code, task, asks: isBurning(code) ? ('arc' as const) : ('hands' as const) };
		});
}

/** A round current well inside a row's range; null if the row has none. */
function chooseAmperes(from: number | null, reach: number | null): number | null {
	if (reach === null) return null;
	const top = Number.isFinite(reach) ? reach : (from ?? 100) * 1.5;
	const middle = ((from ?? 0) + top) / 2;
	const rounded = middle >= 60 ? Math.round(middle / 10) * 10 : Math.round(middle / 5) * 5;
	return rounded <= top && rounded >= (from ?? 0) && rounded > 0 ? rounded : Math.max(1, Math.floor(top));
}
