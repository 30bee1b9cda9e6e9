import { describe, expect, it } from 'vitest';
import { readDemonstrationCatalogue } from '../../catalogue/demonstration/demonstration-catalogue.server.ts';
import { readFitGlove } from '../judging/fit-glove.ts';
import { judgeFit } from '../judging/judge-fit.ts';
import { readTask } from '../reading/read-task.ts';
import { wordVerdict } from './word-verdict.ts';

const range = readDemonstrationCatalogue().products.map(readFitGlove);

/** Thirty ordinary jobs, as one visitor might try them on one glove. */
const ENGLISH = `
TIG on stainless at 70 A, flat
TIG 110 A vertical
TIG root 85 A on pipe
TIG 60 A overhead
MIG 120 A flat
MIG 160 A horizontal fillet
MIG 140 A vertical up
MIG overhead 110 A
MIG 200 A flat
stick 90 A flat
stick 115 A vertical
7018 at 125 A overhead
stick 130 A on pipe
stick 100 A horizontal
flux core 170 A flat
flux core 200 A vertical
flux core 150 A overhead
metal core 180 A flat
plasma cutting 40 A
torch cutting plate
gouging at 300 A
grinding welds
grinding then MIG 150 A flat
fit-up on the bench
MIG tacks at 90 A
handling hot parts
handling sharp sheet
handling steel outside at -10
MIG 130 A, parts at 120 C
handling oily parts
`;
const FRENCH = `
TIG sur l’inox à 70 A, à plat
TIG 110 A à la verticale
TIG 85 A sur tuyau
TIG au plafond 60 A
MIG 120 A à plat
MIG 160 A en corniche
MIG 140 A à la verticale
MIG au plafond 110 A
soudage MIG 200 A à plat
électrode 90 A à plat
électrode 115 A à la verticale
électrode 125 A au plafond
électrode 130 A sur tuyau
électrode 100 A en corniche
fil fourré 170 A à plat
fil fourré 200 A à la verticale
fil fourré 150 A au plafond
coupage plasma 40 A
chalumeau, coupage de tôles
gougeage à 300 A
meulage de soudures
meulage puis MIG 150 A à plat
ajustage à plat
pointage MIG à 90 A
manutention de pièces chaudes
manutention de tôle coupante
manutention dehors à -10
MIG 130 A, pièces à 120 °C
manutention de pièces huileuses
baguette 80 A à plat
`;
const WORK =
	/TIG|MIG|\bstick\b|flux core|metal core|plasma cutting|oxy-fuel|gouging|grinding|fit-up|handling|tacks|flat|horizontal|vertical|overhead|(?:on )?pipe|électrode enrobée|fil fourré|coupage au plasma|oxygaz|gougeage|meulage|ajustage|manutention|pointage|à plat|en corniche|à la verticale|au plafond|sur tuyau|\bl[ea]\b|\bl’/gi;

/** A sentence without the job's own terms: the part that could be repeated. */
const frameOf = (sentence: string) =>
	sentence
		.replace(/\d[\d–.]*/g, '#')
		.replace(WORK, '…')
		.replace(/(?:… ?(?:and |et |en |, )?)+/g, '… ')
		.trim();

/** Phrases are three or more consecutive words. */
function findMostFrequent(texts: readonly string[]): [text: string, times: number] {
	const times = new Map<string, number>();
	for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
	return [...times].sort(([, a], [, b]) => b - a)[0] ?? ['', 0];
}

function verdictsFor(glove: (typeof range)[number], tasks: string): string[] {
	return tasks
		.trim()
		.split('\n')
		.map((task) => {
			const facts = readTask(task);
			const answer = judgeFit(glove, facts);
			expect({ task, verdict: answer.verdict }).not.toEqual({ task, verdict: null });
			return wordVerdict(glove, facts, answer, `${glove.partNumber}|${task.toLowerCase()}`);
		});
}

describe.each([
	{ language: 'English', tasks: ENGLISH, maxRepeats: 3, maxOpenings: 8 },
	{ language: 'French', tasks: FRENCH, maxRepeats: 3, maxOpenings: 8 },
])('thirty ordinary jobs in $language', ({ tasks, maxRepeats, maxOpenings }) => {
	it('never get similar sentences, whatever the glove', () => {
		let worst: [string, number] = ['', 0];
		let worstOpening: [string, number] = ['', 0];
		for (const glove of range) {
			const sentences = verdictsFor(glove, tasks);
			const whole = findMostFrequent(sentences.map(frameOf));
			if (whole[1] > worst[1]) worst = [`${glove.partNumber}: ${whole[0]}`, whole[1]];
			// The text before the colon, or after the last comma where the job comes last.
			const opening = findMostFrequent(
				sentences.map((text) => {
					const at = text.search(/\u00a0?:/);
					return frameOf(at < 0 ? text.slice(text.lastIndexOf(', ')) : text.slice(0, at));
				}),
			);
			if (opening[1] > worstOpening[1]) worstOpening = [`${glove.partNumber}: ${opening[0]}`, opening[1]];
		}
		process.stdout.write(`Said most often: ${worst.join(' × ')}; ${worstOpening.join(' × ')}\n`);
		expect(worst[1]).toBeLessThanOrEqual(maxRepeats);
		expect(worstOpening[1]).toBeLessThanOrEqual(maxOpenings);
	});
});
