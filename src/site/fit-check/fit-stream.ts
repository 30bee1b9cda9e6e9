import type { FitCheckAnswer } from '../../domain/fit-checks/fit-check-answer.ts';

/** An answer as received so far: neither verdict nor question while it is being read; `whole` once it is complete. */
export type ComingAnswer = Omit<FitCheckAnswer, 'sentence' | 'wordedBy' | 'secondReading'> & {
	/** Empty until received. */
	sentence: string;
	whole: boolean;
};

const NOTHING_YET: ComingAnswer = {
	verdict: null,
	question: null,
	likely: [],
	sentence: '',
	reasons: [],
	unread: [],
	better: [],
	whole: false,
};

/** Longer streams are not from our server. */
const MAX_CHARACTERS = 100_000;

/**
 * Reads an answer from its event stream (`fit-check-events.ts`), and calls back after each chunk.
 * @throws Error if the stream is malformed or ends before `done`
 */
export async function readFitStream(
	body: ReadableStream<Uint8Array>,
	onChange: (answer: ComingAnswer) => void,
): Promise<ComingAnswer> {
	const decoder = new TextDecoder();
	const reader = body.getReader();
	let answer = NOTHING_YET;
	let text = '';
	let length = 0;
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) break;
			const piece = decoder.decode(value, { stream: true });
			length += piece.length;
			if (length > MAX_CHARACTERS) throw new Error('The answer has no end.');
			text += piece;
			const events = text.split('\n\n');
			text = events.pop() ?? '';
			for (const event of events) answer = takeEvent(answer, event);
			if (events.length > 0) onChange(answer);
		}
	} finally {
		reader.cancel().catch(() => {});
	}
	if (!answer.whole) throw new Error('The answer ended before its end.');
	return answer;
}

function takeEvent(answer: ComingAnswer, event: string): ComingAnswer {
	const [, name, json = 'null'] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
	const data = JSON.parse(json);
	switch (name) {
		case 'verdict':
			return { ...answer, verdict: data.verdict, question: data.question, likely: data.likely };
		case 'sentence':
			return { ...answer, sentence: data.sentence };
		case 'reason':
			return { ...answer, reasons: [...answer.reasons, data] };
		case 'unread':
			return { ...answer, unread: data };
		case 'better':
			return { ...answer, better: [...answer.better, data] };
		case 'done':
			return { ...answer, whole: true };
		default:
			return answer;
	}
}
