import { describe, expect, it, test } from 'vitest';
import { formatFacts } from '../facts-key.ts';
import { findQuestion } from '../judging/judge-fit.ts';
import { judgeNotOurs } from '../judging/judge-not-ours.ts';
import { isHeldOut } from '../wording/fit-labels.ts';
import { readTask } from './read-task.ts';
import { SHOP_TALK_READINGS } from './shop-talk.ts';
import { TASK_READINGS, type TaskReading } from './task-readings.ts';

function readAll(readings: readonly TaskReading[]) {
	return readings.map(({ task, expected }, index) => {
		const found = formatFacts(readTask(task));
		const sorted = (text: string) => text.split(' ').sort().join(' ').trim();
		return { task, expected, found, right: sorted(found) === sorted(expected), heldOut: isHeldOut(index) };
	});
}

const results = readAll(TASK_READINGS);
const shopTalk = readAll(SHOP_TALK_READINGS);

function share(list: typeof results): string {
	const right = list.filter((result) => result.right).length;
	return `${right} of ${list.length} (${((100 * right) / list.length).toFixed(1)} %)`;
}

describe('reading a task', () => {
	it('interprets the phrases as people mean them', () => {
		const seen = results.filter(({ heldOut }) => !heldOut);
		const heldOutResults = results.filter(({ heldOut }) => heldOut);
		process.stdout.write(
			`Reading of jobs: seen ${share(seen)}, held out ${share(heldOutResults)}, shop talk ${share(shopTalk)}\n`,
		);
		expect(results.length).toBeGreaterThanOrEqual(200);
		const wrong = [...results, ...shopTalk].filter(({ right }) => !right);
		expect(wrong.map(({ task, expected, found }) => `${task} | ${expected} | ${found}`)).toEqual([]);
	});

	it('does not treat another word as a typo', () => {
		const words =
			'front tasks burns brake brace taking tracking standing silver shared sticky grass boots tanks hover party ' +
			'while front protection companies aside lanes cartons filter macro winner slick remaining raising ' +
			'forget forage loger closures aiguillages beach fibres rocher patent divert spanning lin ' +
			'reins wring lacets pommiers exposer lampes termite stoking bonding barking laths shouldering charbons ' +
			'wireless nontoxic migrate filtres oxydes surplomb egoutter restrain autour';
		for (const word of words.split(' ')) expect([word, formatFacts(readTask(word))]).toEqual([word, '']);
	});

	it('reads a French word that is a hazard in English as French', () => {
		expect(readTask('MIG, divers travaux').hazards).toEqual([]);
		expect(readTask('TIG sur divers métaux').hazards).toEqual([]);
		expect(readTask('commercial divers, stick welding').hazards).toEqual(['wet-arc']);
	});

	it('corrects no word that the caller knows', () => {
		expect(readTask('butcer').hazards).toEqual(['food']);
		expect(readTask('butcer', (word) => word === 'butcer').hazards).toEqual([]);
		expect(readTask('butcer at the butcher', (word) => word === 'butcer').hazards).toEqual(['food']);
	});

	it('names unread words as typed, and no others', () => {
		expect(readTask('stick 140 amps in the drizzle on a zeppelin').unread).toEqual(['drizzle', 'zeppelin']);
		expect(readTask('TIG 90 A on stainless tube, flat').unread).toEqual([]);
		expect(readTask(`stick ${'gibberish'.repeat(9)}`).unread[0]).toHaveLength(30);
	});
});

test('text next to a correction, a street or a dislike is still parsed', () => {
	for (const task of [
		'MIG 130, sorry, on a live wire at 120 amps',
		'stick at 140, oops, with battery acid, 120 amps',
		'sur le chemin j’ai de l’acide sur les mains, MIG 140 A',
		'I hate gloves so bare handed MIG 150',
	]) {
		const facts = readTask(task);
		expect(findQuestion(facts) !== null || judgeNotOurs(facts).length > 0, task).toBe(true);
	}
	expect(readTask('stick at 130, sorry I mean 120 amps').amps.map(({ max }) => max)).toEqual([120]);
});

test.each([
	['auto glass removal', 'en'],
	['support brackets on a construction site', 'en'],
	['transport pallets', 'en'],
	['charge des palettes', 'fr'],
	['soudure auto', 'fr'],
	['TIG 90 A', 'en'],
] as const)('the language of "%s"', (task, language) => {
	expect(readTask(task).language).toBe(language);
});

test('names of built-in object properties are ordinary words', () => {
	for (const name of [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'length']) {
		for (const task of [name, `${name} oh ${name}`, `MIG 140 amps ${name}`, `${name} amps`]) {
			expect(
				readTask(task).amps.every(({ max }) => max === 140),
				task,
			).toBe(true);
		}
	}
});
