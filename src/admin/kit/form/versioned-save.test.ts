import { expect, test } from 'vitest';
import type { RequestOptions, RequestResult } from '../staff-request.ts';
import { createVersionedSave, saveForm } from './versioned-save.ts';

type Stored = { version: number; name: string; phone: string };
type Answered = Omit<Extract<RequestResult<unknown>, { ok: false }>, 'ok'> | { stored: Stored };

const tagOf = ({ version }: Stored) => `"company:co_1:${version}"`;
const request = { url: '/api/companies/co_1', body: { name: 'Mine' } };
const refused = (
	status: number,
	answer: unknown = undefined,
	errors: { path: string; message: string }[] = [],
) => ({
	status,
	detail: 'Not saved.',
	errors,
	answer,
});
const tooLate = (current: Stored) => refused(412, { current });

/** A server that answers one call after the other, and notes what each one carried. */
function serve(...answers: Answered[]) {
	const sent: Record<string, string>[] = [];
	async function call<Answer>(_: string, options?: RequestOptions): Promise<RequestResult<Answer>> {
		sent.push({ ...options?.headers });
		const answer = answers.shift();
		if (!answer) throw new Error('One call too many.');
		return 'stored' in answer
			? { ok: true, status: 200, answer: answer.stored as Answer }
			: { ok: false, ...answer };
	}
	return { sent, call };
}

const version = (number: number, part: Partial<Stored> = {}): Stored => ({
	version: number,
	name: 'Norland',
	phone: '',
	...part,
});

test('a save carries the tag it was made from, and the next one that of its answer', async () => {
	const { sent, call } = serve({ stored: version(8) }, { stored: version(9) });
	const save = createVersionedSave<Stored, Stored>(call, '"company:co_1:7"', tagOf);
	expect(await save.send(request)).toEqual({ kind: 'saved', answer: version(8) });
	await save.send(request);
	expect(sent).toEqual([{ 'if-match': '"company:co_1:7"' }, { 'if-match': '"company:co_1:8"' }]);
});

test('after a save that came too late the next one replaces the version that was shown', async () => {
	const { sent, call } = serve(tooLate(version(11)), { stored: version(12) });
	const save = createVersionedSave<Stored, Stored>(call, tagOf(version(7)), tagOf);
	expect(await save.send(request)).toEqual({ kind: 'stale', current: version(11) });
	await save.send(request);
	expect(sent[1]).toEqual({ 'if-match': tagOf(version(11)) });
});

test('a merged record, a refusal and a silent server each have their outcome', async () => {
	const movedTo = { id: 'co_2', name: 'Kept', link: '/admin/companies/co_2' };
	const errors = [{ path: 'name', message: 'Give a name' }];
	const { call } = serve(refused(409, { movedTo }), refused(400, {}, errors), refused(412), refused(0));
	const save = createVersionedSave<Stored, Stored>(call, tagOf(version(7)), tagOf);
	expect(await save.send(request)).toEqual({ kind: 'moved', movedTo });
	expect(await save.send(request)).toMatchObject({ kind: 'refused', status: 400, errors });
	// Nothing to compare with.
	expect(await save.send(request)).toMatchObject({ kind: 'refused', status: 412 });
	expect(await save.send(request)).toEqual({ kind: 'unanswered' });
});

test('the idempotency key of a creation outlives a lost answer, and nothing else', async () => {
	const create = { url: '/api/companies', method: 'POST' as const, body: { name: 'Mine' } };
	const { sent, call } = serve(refused(0), refused(503), refused(400), { stored: version(1) }, refused(0), {
		stored: version(2),
	});
	const save = createVersionedSave<Stored, Stored>(call, undefined);
	for (let press = 0; press < 5; press++) await save.send(create);
	await save.send({ ...create, body: { name: 'Another' } });
	const keys = sent.map((headers) => headers['idempotency-key']);
	expect(keys.every((key) => /^[\da-f]{32}$/.test(key ?? ''))).toBe(true);
	expect(keys[1]).toBe(keys[0]);
	expect(keys[2]).toBe(keys[0]);
	expect(new Set(keys).size).toBe(4);
	expect(sent.every((headers) => !('if-match' in headers))).toBe(true);
});

const base = { name: 'Norland', phone: '' };
const toForm = ({ name, phone }: Stored) => ({ name, phone });

test('what only they changed comes in, what both changed is named', async () => {
	const { sent, call } = serve(tooLate(version(9, { name: 'Theirs', phone: '416' })));
	const save = createVersionedSave<Stored, Stored>(call, tagOf(version(7)), tagOf);
	const { outcome, merged } = await saveForm(
		save,
		request,
		{ base, value: { name: 'Mine', phone: '' } },
		toForm,
	);
	expect(outcome.kind).toBe('stale');
	expect(merged).toEqual({
		base: { name: 'Theirs', phone: '416' },
		value: { name: 'Mine', phone: '416' },
		conflicts: [{ field: 'name', local: 'Mine', stored: 'Theirs' }],
	});
	expect(sent).toHaveLength(1);
});

test.each([
	['nothing that stands in the form', version(9)],
	['the same as is typed here', version(9, { name: 'Mine' })],
])('where they changed %s, the save is sent again at once', async (_, current) => {
	const { sent, call } = serve(tooLate(current), { stored: version(10, { name: 'Mine' }) });
	const save = createVersionedSave<Stored, Stored>(call, tagOf(version(7)), tagOf);
	const { outcome, merged } = await saveForm(
		save,
		request,
		{ base, value: { name: 'Mine', phone: '' } },
		toForm,
	);
	expect(outcome.kind).toBe('saved');
	expect(merged).toBeUndefined();
	expect(sent.map((headers) => headers['if-match'])).toEqual([tagOf(version(7)), tagOf(version(9))]);
});

test('what the form cannot take in is a refusal', async () => {
	const { call } = serve(tooLate(version(9)));
	const save = createVersionedSave<Stored, Stored>(call, tagOf(version(7)), tagOf);
	const { outcome, merged } = await saveForm(save, request, { base, value: base }, () => undefined);
	expect(outcome).toMatchObject({ kind: 'refused', status: 412, current: version(9) });
	expect(merged).toBeUndefined();
});
