import type { FitCheck } from '../../domain/fit/judging/check-fit.ts';
import type { Wording } from './fit-checks.server.ts';

/** What an answer is told from. */
export type AnswerSource<Settled extends { check: FitCheck; wording: Wording | undefined }> = {
	/** The task is read a second time before there is a verdict. */
	isReadAgain: boolean;
	settle: () => Promise<Settled>;
	/** The words, where `settle` has none yet. */
	word: (settled: Settled) => Promise<Wording>;
};

/**
 * The lines of an answer as server-sent events. `reading` comes first where the verdict waits for a second reading.
 * Then comes `verdict`; `done` is last; each `reason` and `better` is one line. The `sentence` follows the verdict where
 * it is known, and is last but one where the model still looks for words: what the verdict rests on does not wait for it.
 */
export async function* tellInLines<Settled extends { check: FitCheck; wording: Wording | undefined }>({
	isReadAgain,
	settle,
	word,
}: AnswerSource<Settled>): AsyncGenerator<string, void> {
	if (isReadAgain) yield formatEvent('reading', {});
	const settled = await settle();
	const { verdict, question, likely, reasons, unread, better } = settled.check;
	let opening = formatEvent('verdict', { verdict, question, likely });
	if (settled.wording) opening += formatEvent('sentence', settled.wording);
	for (const reason of reasons) opening += formatEvent('reason', reason);
	opening += formatEvent('unread', unread);
	for (const glove of better) opening += formatEvent('better', glove);
	yield opening;
	if (!settled.wording) yield formatEvent('sentence', await word(settled));
	yield formatEvent('done', {});
}

/** JSON has no line ends of its own, so that one line holds it. */
function formatEvent(name: string, data: unknown): string {
	return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
