import { describe, expect, it } from 'vitest';
import { readDemonstrationCatalogue } from '../catalogue/demonstration/demonstration-catalogue.server.ts';
import { readFitGlove } from './judging/fit-glove.ts';
import { findQuestion, judgeFit } from './judging/judge-fit.ts';
import { type LikelyAnswer, listLikelyAnswers } from './likely-answers.ts';
import { readTask } from './reading/read-task.ts';
import type { Facts } from './reading/task-facts.ts';
import { FIT_LABELS } from './wording/fit-labels.ts';

const range = readDemonstrationCatalogue().products.map(readFitGlove);

const TASKS = `
welding at 140 amps on pipe
overhead at 110 amps, greasy
plasma 60 amps overhead
plasma, cold outside
cutting plate overhead
tacking parts on the bench, overhead
driving the forklift
loading trucks all day
TIG overhead on pipe
TIG and MIG, overhead, outside at -12
stick root, MIG 150 A fill
flux core on pipe in the rain
MIG at 110 amps, parts are sizzling, flat
MIG 120 A with a frobnicator, overhead
soudage à 140 A au plafond
coupage de tôle dehors à -12
plasma 60 A au plafond, l’hiver
pointage au plafond
manutention de boîtes
TIG au plafond sous la pluie
MIG 110 A à plat, pièces zigouilleuses
soudage au plafond!
`
	.trim()
	.split('\n');
const questions = [...TASKS, ...FIT_LABELS.map(({ task }) => task)].flatMap((task) => {
	const facts = readTask(task);
	const question = findQuestion(facts);
	return question === null ? [] : [{ task, facts, question }];
});

/** Facts lost through an answer; those the question is about may change. */
function listLost(before: Facts, after: Facts): string[] {
	const isBurned = after.processes.some((code) => code !== 'GRIND' && code !== 'TACK');
	const lost = (name: 'processes' | 'positions' | 'hazards') =>
		before[name].filter((code) => !(after[name] as readonly string[]).includes(code));
	return [
		...lost('processes'),
		// A pipe that is ground or carried is not a position.
		...(isBurned ? lost('positions') : []),
		...lost('hazards'),
		...before.amps
			.filter(({ max, min }) => !after.amps.some((fact) => fact.max === max && fact.min === min))
			.map(({ max, min }) => `${max ?? min} A`),
		...(before.airC === after.airC ? [] : ['air']),
		...(before.contactC === after.contactC ? [] : ['touch']),
	];
}

describe('suggested answers to a follow-up question', () => {
	it('each answer it, and keep the rest of the task', () => {
		const wrong: string[] = [];
		for (const { task, facts, question } of questions) {
			for (const { label, task: answered } of listLikelyAnswers(question, facts, task)) {
				const after = readTask(answered);
				const next = findQuestion(after);
				if (next === question && after.unread.length >= facts.unread.length && question !== 'amps') {
					wrong.push(`${task} + ${label}: still asks ${question}`);
				}
				const lost = listLost(facts, after);
				if (lost.length > 0) wrong.push(`${task} + ${label} lost ${lost.join()}`);
				if (after.unread.some((word) => !facts.unread.includes(word))) {
					wrong.push(`${task} + ${label}: ${after.unread.join()} is not understood`);
				}
			}
		}
		expect(wrong).toEqual([]);
	});

	it('exist for every question but two, in the language of the task', () => {
		const kinds = new Map<string, readonly LikelyAnswer[]>();
		for (const { task, facts, question } of questions) {
			kinds.set(`${question} ${facts.language}`, listLikelyAnswers(question, facts, task));
		}
		for (const kind of ['process', 'tack', 'amps', 'unread', 'plasma', 'cutting', 'hazard']) {
			for (const language of ['en', 'fr']) {
				expect({ kind, language, length: kinds.get(`${kind} ${language}`)?.length }).toEqual({
					kind,
					language,
					length: expect.any(Number),
				});
				expect(kinds.get(`${kind} ${language}`)?.length ?? 0).toBeGreaterThanOrEqual(2);
			}
		}
		expect(listLikelyAnswers('who', readTask('stick'), 'stick')).toEqual([]);
	});

	it('never turn a hazard into a yes', () => {
		for (const glove of range.filter((_, at) => at % 6 === 0)) {
			for (const { task, facts, question } of questions.filter(({ question: kind }) => kind === 'unread')) {
				for (const { task: answered } of listLikelyAnswers(question, facts, task)) {
					const { verdict } = judgeFit(glove, readTask(answered));
					const plain = judgeFit(glove, { ...facts, unread: [] }).verdict;
					if (verdict === 'Full use') expect([null, 'Full use']).toContain(plain);
				}
			}
		}
	});
});
