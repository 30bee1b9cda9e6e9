import { expect, test } from 'vitest';
import { createLog } from '../../platform/process/log.server.ts';
import { formatReply } from '../../testing/model-readings.ts';
import { ModelError } from './language-model.server.ts';
import { ModelReplies } from './model-replies.server.ts';

const GOOD = formatReply({});
const REPLY = JSON.parse(GOOD);
const RUBBISH = 'No. Put it back.';
const PROMPT = { system: 's', user: 'u', schema: {} };
const stay = () => new AbortController().signal;
const failing = () => {
	throw new ModelError('status 500');
};

/** Replies of a scripted model, with its own clock. */
function openReplies({ budget = 100 } = {}) {
	const state = {
		asked: 0,
		taken: 0,
		now: 0,
		isDatabaseAway: false,
		answer: (): string | Promise<string> => GOOD,
	};
	const replies = new ModelReplies({
		log: createLog('silent'),
		now: () => state.now,
		takeQuota: async () => {
			if (state.isDatabaseAway) throw new Error('no database');
			return ++state.taken <= budget;
		},
		sendPrompt: async (_prompt, signal) => {
			state.asked++;
			const left = new Promise<never>((_resolve, reject) =>
				signal.addEventListener('abort', () => reject(new ModelError('nobody waits', true))),
			);
			return Promise.race([state.answer(), left]);
		},
	});
	const ask = (key: string, signal = stay()) => replies.ask(key, () => PROMPT, signal);
	return { state, replies, ask };
}

/** A promise that the test resolves. */
const hold = () => Promise.withResolvers<string>();

test('a reply is cached: a repeated question makes no call', async () => {
	const { state, replies, ask } = openReplies();
	expect(replies.find('a')).toBeUndefined();
	expect(await ask('a')).toEqual(REPLY);
	expect(await ask('a')).toEqual(REPLY);
	expect(replies.find('a')).toEqual(REPLY);
	expect([state.asked, state.taken]).toEqual([1, 1]);
});

test('an unusable reply is cached; an error is not', async () => {
	const { state, replies, ask } = openReplies();
	state.answer = () => RUBBISH;
	expect([await ask('a'), await ask('a')]).toEqual([null, null]);
	expect([state.asked, replies.find('a')]).toEqual([1, null]);
	state.answer = failing;
	expect(await ask('b')).toBeNull();
	state.answer = () => GOOD;
	expect(await ask('b')).toEqual(REPLY);
});

test('five concurrent identical questions share one call', async () => {
	const { state, ask } = openReplies();
	const { promise, resolve } = hold();
	state.answer = () => promise;
	const asked = Array.from({ length: 5 }, () => ask('a'));
	resolve(GOOD);
	expect(await Promise.all(asked)).toEqual(Array(5).fill(REPLY));
	expect(state.asked).toBe(1);
});

test('a shared call continues until its last client has left', async () => {
	const { state, ask } = openReplies();
	let ended = 0;
	state.answer = () => new Promise(() => {});
	const first = new AbortController();
	const second = new AbortController();
	const asked = [ask('a', first.signal), ask('a', second.signal)].map((one) => one.finally(() => ended++));
	await expect.poll(() => state.asked).toBe(1);
	first.abort();
	await asked[0];
	expect(ended).toBe(1);
	second.abort();
	expect(await asked[1]).toBeNull();
	state.answer = () => GOOD;
	expect(await ask('a'), 'who comes next begins anew').toEqual(REPLY);
	expect(state.asked).toBe(2);
});

test('while four calls are running, others get none at once', async () => {
	const { state, ask } = openReplies();
	const { promise, resolve } = hold();
	state.answer = () => promise;
	const busy = ['a', 'b', 'c', 'd'].map((key) => ask(key));
	expect(await ask('e')).toBeNull();
	resolve(GOOD);
	await Promise.all(busy);
	expect(await ask('e')).toEqual(REPLY);
	expect(state.asked).toBe(5);
});

test('five consecutive errors pause the model for a minute; then one trial runs, and its success resumes it', async () => {
	const { state, ask } = openReplies();
	state.answer = failing;
	for (let times = 0; times < 7; times++) expect(await ask(`fault ${times}`)).toBeNull();
	expect(state.asked).toBe(5);
	state.answer = () => GOOD;
	state.now = 59_999;
	expect(await ask('too soon')).toBeNull();
	state.now = 60_000;
	const { promise, resolve } = hold();
	state.answer = () => promise;
	const trial = ask('trial');
	expect(await ask('beside it')).toBeNull();
	resolve(GOOD);
	expect(await trial).toEqual(REPLY);
	expect(await ask('beside it')).toEqual(REPLY);
	expect(state.asked).toBe(7);
});

test('visitors who leave do not trip the circuit breaker', async () => {
	const { state, ask } = openReplies();
	state.answer = () => new Promise(() => {});
	for (let times = 0; times < 8; times++) {
		const leaving = new AbortController();
		const asked = ask(`left ${times}`, leaving.signal);
		await expect.poll(() => state.asked).toBe(times + 1);
		leaving.abort();
		await asked;
	}
	state.answer = () => GOOD;
	expect(await ask('stays')).toEqual(REPLY);
});

test('when the day’s calls are used up, no call is made', async () => {
	const { state, ask } = openReplies({ budget: 2 });
	expect([await ask('a'), await ask('b'), await ask('c')]).toEqual([REPLY, REPLY, null]);
	expect(state.asked).toBe(2);
});

test('a failing database count is not an error of the model', async () => {
	const { state, ask } = openReplies();
	state.isDatabaseAway = true;
	for (let times = 0; times < 6; times++) expect(await ask(`away ${times}`)).toBeNull();
	expect(state.asked).toBe(0);
	state.isDatabaseAway = false;
	expect(await ask('back')).toEqual(REPLY);
});

test('metrics count the outcome of each question, and whether the model is paused', async () => {
	const { state, replies, ask } = openReplies({ budget: 7 });
	const figures = () => {
		const [calls, resting] = replies.metrics();
		const told = calls?.samples.flatMap(({ labels, value }) => (value > 0 ? [[labels?.outcome, value]] : []));
		return { ...Object.fromEntries(told ?? []), resting: resting?.samples[0]?.value };
	};
	expect(figures()).toEqual({ resting: 0 });
	await ask('a');
	state.answer = () => RUBBISH;
	await ask('b');
	state.answer = failing;
	for (const key of ['c', 'd', 'e', 'f', 'g', 'h']) await ask(key);
	expect(figures()).toEqual({ answered: 1, refused: 1, failed: 5, resting: 1 });
	state.now += 60_000;
	await ask('i');
	expect(figures()).toMatchObject({ answered: 1, usedUp: 1 });
});
