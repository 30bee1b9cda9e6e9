import type { Performance } from '../../ratings/performance.ts';
import type { FitGlove } from '../judging/fit-glove.ts';
import { isBurning } from '../judging/judge-arc.ts';
import { judgeFit } from '../judging/judge-fit.ts';
import { readTask } from '../reading/read-task.ts';
import { normaliseTask } from '../reading/task-text.ts';
import { wordVerdict } from './word-verdict.ts';

/** A job that a glove is made for, as a visitor may type it, and what the foreman says of it. */
export type FitExample = {
	task: string;
	sentence: string;
	/** What a question about this glove should say: its arc, or what the hand meets. */
	asks: 'arc' | 'hands';
};

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

/** Names of positions in a job, the hardest first: an example shows what a glove can do. */
const POSITIONS: readonly [code: string, words: string][] = [
	['O', 'overhead'],
	['V', 'vertical'],
	['H', 'horizontal'],
	['F', 'flat'],
];

/**
 * Hands' work by what a glove is rated for, the rarest rating first. Each is asked of the judge before it is shown, so a
 * line that does not suit a glove is passed over.
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

/** Hands' work that most gloves do. */
const PLAIN_HANDS: readonly string[] = [
	'carrying lumber with splinters',
	'handling warm parts at 90 C',
	'handling sharp edges',
];

/**
 * A job for a glove's own form, made from its sheet: Full use where any of the jobs below gets that, else Limited. Its
 * arc comes first where it is rated for one, else the rarest thing it is rated for. Undefined for a sheet that speaks
 * for no job at all.
 */
export function makeFitExample(glove: FitGlove): FitExample | undefined {
	const welding = listWelding(glove);
	const arcs = welding.filter(({ code }) => isBurning(code));
	const toHands = (tasks: readonly string[]) => tasks.map((task) => ({ task, asks: 'hands' as const }));
	const shop = welding.filter(({ code }) => !isBurning(code));
	const plain = toHands(PLAIN_HANDS);
	// Neighbours in the range are not all shown the same job.
	const isTurned = (glove.partNumber.codePointAt(glove.partNumber.length - 1) ?? 0) % 2 === 0;
	const candidates: Pick<FitExample, 'task' | 'asks'>[] = [
		...arcs,
		...toHands(HANDS),
		...(isTurned ? [...plain, ...shop] : [...shop, ...plain]),
	];
	for (const wanted of ['Full use', 'Limited'] satisfies Performance[]) {
		// A glove with a limited arc and a full winter rating is a winter glove.
		for (const { task, asks } of candidates) {
			const shown = task.charAt(0).toUpperCase() + task.slice(1);
			const facts = readTask(shown);
			const answer = judgeFit(glove, facts);
			if (answer.verdict !== wanted) continue;
			const sentence = wordVerdict(glove, facts, answer, `${glove.partNumber}|${normaliseTask(shown)}`);
			return { task: shown, sentence, asks };
		}
	}
	return undefined;
}

type Work = { code: string; task: string; asks: 'arc' | 'hands' };

/** The jobs of the process rows, those of Full use first and each in the hardest position it is fully rated for. */
function listWelding(glove: FitGlove): Work[] {
	const rows = [...glove.processes].filter(
		([code, { performance }]) => performance !== 'No use' && WORK[code],
	);
	const position = POSITIONS.find(([code]) => glove.positions.get(code)?.performance === 'Full use')?.[1];
	return rows
		.toSorted(([, a], [, b]) => Number(a.performance !== 'Full use') - Number(b.performance !== 'Full use'))
		.flatMap(([code, { from, reach }]) => {
			const templates = WORK[code] ?? [];
			const template = templates[glove.partNumber.length % templates.length] ?? '';
			const amperes = chooseAmperes(from, reach);
			const task = template
				.replace('{at}', amperes === null ? '' : ` at ${amperes} A`)
				.replace('{position}', position ?? 'flat');
			return { code, task, asks: isBurning(code) ? ('arc' as const) : ('hands' as const) };
		});
}

/** A round current well inside a row; null where it has none. */
function chooseAmperes(from: number | null, reach: number | null): number | null {
	if (reach === null) return null;
	const top = Number.isFinite(reach) ? reach : (from ?? 100) * 1.5;
	const middle = ((from ?? 0) + top) / 2;
	const rounded = middle >= 60 ? Math.round(middle / 10) * 10 : Math.round(middle / 5) * 5;
	return rounded <= top && rounded >= (from ?? 0) && rounded > 0 ? rounded : Math.max(1, Math.floor(top));
}
