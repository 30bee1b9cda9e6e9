import { expect, test } from 'vitest';
import { readTask } from './read-task.ts';

const unreadOf = (task: string) => readTask(task).unread;

test('a capitalised name after "at" or "chez", or after a first name, raises no question', () => {
	for (const task of [
		'TIG 90 amps at Zelmorak all day',
		'MIG 150 A chez Bergevallon, à plat',
		'stick 120 amps for Gaston Quizzendorf, flat',
		'mig 150 amps at the Obertrask yard',
	])
		expect([task, unreadOf(task)]).toEqual([task, []]);
});

test('possible substances, brands and hazards are not names', () => {
	for (const [task, word] of [
		['TIG 90 amps, gloves for Zelmorak', 'zelmorak'],
		['MIG 150 amps, parts in Zelmorak', 'zelmorak'],
		['MIG 150 amps at zelmorak', 'zelmorak'],
		['MIG 150 Amps At Zelmorak All Day', 'zelmorak'],
		['MIG 150 AMPS AT ZELMORAK', 'zelmorak'],
		['mig 150 amps at Varsol', 'varsol'],
	] as const)
		expect([task, unreadOf(task)]).toEqual([task, [word]]);
	expect(readTask('handling parts at Acid Works').hazards).toContain('chemical');
});
