import { expect, test } from 'vitest';
import { createLog } from '../server/log.server.ts';
import { ModelFault } from './language-model.server.ts';
import { ModelWording, type Phrasing } from './model-wording.server.ts';

const GOOD = 'Yes, run it: stick is Full use on its sheet.';
const PHRASING: Phrasing = {
	prompt: { system: 's', user: 'u' },
	ground: { verdict: 'Full use', partNumber: 'xy300', name: 'Bulwark', ratings: [], findings: [], texts: [] },
};
const stay = () => new AbortController().signal;
const failing = () => {
	throw new ModelFault('status 500');
};

/** A wording whose model does as it is told, with its own clock. */
function openWording({ budget = 100 } = {}) {
	const state = {
		asked: 0,
		taken: 0,
		now: 0,
		isDatabaseAway: false,
		answer: (): string | Promise<string> => GOOD,
	};
	const wording = new ModelWording({
		log: createLog('silent'),
		now: () => state.now,
		takeCall: async () => {
			if (state.isDatabaseAway) throw new Error('no database');
			return ++state.taken <= budget;
		},
		ask: async (_prompt, signal) => {
			state.asked++;
			const left = new Promise<never>((_resolve, reject) =>
				signal.addEventListener('abort', () => reject(new ModelFault('nobody waits', true))),
			);
			return Promise.race([state.answer(), left]);
		},
	});
	const word = (key: string, signal = stay()) => wording.word(key, () => PHRASING, signal);
	return { state, wording, word };
}

/** A promise that the test resolves. */
const hold = () => Promise.withResolvers<string>();

test('a good sentence is kept: asked again, no call is made', async () => {
	const { state, wording, word } = openWording();
	expect(wording.find('a')).toBeUndefined();
	expect(await word('a')).toBe(GOOD);
	expect(await word('a')).toBe(GOOD);
	expect(wording.find('a')).toBe(GOOD);
	expect([state.asked, state.taken]).toEqual([1, 1]);
});

test('a refused sentence is not asked for again; a fault is', async () => {
	const { state, wording, word } = openWording();
	state.answer = () => 'No. Put it back.';
	expect([await word('a'), await word('a')]).toEqual([null, null]);
	expect([state.asked, wording.find('a')]).toEqual([1, null]);
	state.answer = failing;
	expect(await word('b')).toBeNull();
	state.answer = () => GOOD;
	expect(await word('b')).toBe(GOOD);
});

test('five who ask the same at once share one call', async () => {
	const { state, word } = openWording();
	const { promise, resolve } = hold();
	state.answer = () => promise;
	const asked = Array.from({ length: 5 }, () => word('a'));
	resolve(GOOD);
	expect(await Promise.all(asked)).toEqual(Array(5).fill(GOOD));
	expect(state.asked).toBe(1);
});

test('a shared call goes on until the last of them has left', async () => {
	const { state, word } = openWording();
	let ended = 0;
	state.answer = () => new Promise(() => {});
	const first = new AbortController();
	const second = new AbortController();
	const asked = [word('a', first.signal), word('a', second.signal)].map((one) => one.finally(() => ended++));
	await expect.poll(() => state.asked).toBe(1);
	first.abort();
	await asked[0];
	expect(ended).toBe(1);
	second.abort();
	expect(await asked[1]).toBeNull();
	state.answer = () => GOOD;
	expect(await word('a'), 'who comes next begins anew').toBe(GOOD);
	expect(state.asked).toBe(2);
});

test('while four calls are under way, others get none at once', async () => {
	const { state, word } = openWording();
	const { promise, resolve } = hold();
	state.answer = () => promise;
	const busy = ['a', 'b', 'c', 'd'].map((key) => word(key));
	expect(await word('e')).toBeNull();
	resolve(GOOD);
	await Promise.all(busy);
	expect(await word('e')).toBe(GOOD);
	expect(state.asked).toBe(5);
});

test('five faults in a row rest the model for a minute; then one tries, and its success brings it back', async () => {
	const { state, word } = openWording();
	state.answer = failing;
	for (let times = 0; times < 7; times++) expect(await word(`fault ${times}`)).toBeNull();
	expect(state.asked).toBe(5);
	state.answer = () => GOOD;
	state.now = 59_999;
	expect(await word('too soon')).toBeNull();
	state.now = 60_000;
	const { promise, resolve } = hold();
	state.answer = () => promise;
	const trial = word('trial');
	expect(await word('beside it')).toBeNull();
	resolve(GOOD);
	expect(await trial).toBe(GOOD);
	expect(await word('beside it')).toBe(GOOD);
	expect(state.asked).toBe(7);
});

test('visitors who leave open no breaker', async () => {
	const { state, word } = openWording();
	state.answer = () => new Promise(() => {});
	for (let times = 0; times < 8; times++) {
		const leaving = new AbortController();
		const asked = word(`left ${times}`, leaving.signal);
		await expect.poll(() => state.asked).toBe(times + 1);
		leaving.abort();
		await asked;
	}
	state.answer = () => GOOD;
	expect(await word('stays')).toBe(GOOD);
});

test('when the day’s calls are used, nobody is asked', async () => {
	const { state, word } = openWording({ budget: 2 });
	expect([await word('a'), await word('b'), await word('c')]).toEqual([GOOD, GOOD, null]);
	expect(state.asked).toBe(2);
});

test('a database that does not count is no fault of the model', async () => {
	const { state, word } = openWording();
	state.isDatabaseAway = true;
	for (let times = 0; times < 6; times++) expect(await word(`away ${times}`)).toBeNull();
	expect(state.asked).toBe(0);
	state.isDatabaseAway = false;
	expect(await word('back')).toBe(GOOD);
});

test('figures say what became of each question, and whether the model rests', async () => {
	const { state, wording, word } = openWording({ budget: 7 });
	const figures = () => {
		const [calls, resting] = wording.metrics();
		const told = calls?.samples.flatMap(({ labels, value }) => (value > 0 ? [[labels?.outcome, value]] : []));
		return { ...Object.fromEntries(told ?? []), resting: resting?.samples[0]?.value };
	};
	expect(figures()).toEqual({ resting: 0 });
	await word('a');
	state.answer = () => 'No. Put it back.';
	await word('b');
	state.answer = failing;
	for (const key of ['c', 'd', 'e', 'f', 'g', 'h']) await word(key);
	expect(figures()).toEqual({ worded: 1, refused: 1, failed: 5, resting: 1 });
	state.now += 60_000;
	await word('i');
	expect(figures()).toMatchObject({ worded: 1, usedUp: 1 });
});
