import { expect, test } from 'vitest';
import { readDemonstrationCatalogue } from '../../domain/catalogue/demonstration/demonstration-catalogue.server.ts';
import { checkFit } from '../../domain/fit/judging/check-fit.ts';
import { readFitGlove } from '../../domain/fit/judging/fit-glove.ts';
import { streamLines } from './fit-check-events.ts';
import { type ComingAnswer, readFitStream } from './fit-stream.ts';

const range = readDemonstrationCatalogue().products.map(readFitGlove);
const bytes = (text: string) => new TextEncoder().encode(text);

async function tell(task: string, isKnown: boolean): Promise<string> {
	const glove = range.find(({ partNumber }) => partNumber === 'xy302');
	if (!glove) throw new Error('The demonstration range has no xy302.');
	const check = checkFit(glove, task, range);
	const words = { sentence: check.sentence, wordedBy: 'rules' as const };
	let text = '';
	const lines = streamLines({
		isReadAgain: !isKnown,
		resolve: async () => ({ check, wording: isKnown ? words : undefined }),
		word: async () => words,
	});
	for await (const line of lines) text += line;
	return text;
}

/** The same bytes in small chunks, so that a two-byte character may be split. */
function inPieces(text: string, size: number): ReadableStream<Uint8Array> {
	const all = bytes(text);
	let at = 0;
	return new ReadableStream({
		pull(controller) {
			if (at >= all.length) return controller.close();
			controller.enqueue(all.slice(at, at + size));
			at += size;
		},
	});
}

test('an answer is parsed correctly, however its bytes are chunked', async () => {
	const text = await tell('stick overhead at 140 amps, l’été', false);
	const whole = await readFitStream(inPieces(text, 100_000), () => {});
	expect(whole).toMatchObject({ verdict: 'No use', question: null, whole: true });
	expect(whole.sentence).not.toBe('');
	expect(whole.reasons.length).toBeGreaterThan(0);
	expect(whole.better.length).toBeGreaterThan(0);
	for (const size of [1, 3, 64]) {
		const seen: ComingAnswer[] = [];
		expect(await readFitStream(inPieces(text, size), (answer) => seen.push(answer))).toEqual(whole);
		expect(seen[0], 'read a second time first').toMatchObject({
			verdict: null,
			question: null,
			whole: false,
		});
		expect(seen.find(({ verdict }) => verdict !== null)).toMatchObject({
			verdict: 'No use',
			sentence: '',
			whole: false,
		});
	}
});

test('a follow-up question has no verdict', async () => {
	const answer = await readFitStream(inPieces(await tell('overhead at 140 amps', true), 50), () => {});
	expect(answer).toMatchObject({ verdict: null, reasons: [], better: [] });
	expect(answer.question).toBe(answer.sentence);
});

test('a truncated, invalid or endless answer is rejected', async () => {
	const text = await tell('stick flat', true);
	for (const wrong of [
		text.slice(0, -12),
		'',
		'<html>',
		'event: verdict\ndata: {\n\n',
		'x'.repeat(200_000),
	]) {
		await expect(readFitStream(inPieces(wrong, 5_000), () => {})).rejects.toThrow();
	}
});
