import type { FitCheck } from '../../domain/fit/judging/check-fit.ts';
import type { Wording } from './fit-checks.server.ts';

/** The source of an answer's events. */
export type AnswerSource<Settled extends { check: FitCheck; wording: Wording | undefined }> = {
	/** True if the task gets a second reading before the verdict. */
	isReadAgain: boolean;
	settle: () => Promise<Settled>;
	/** Gets the wording if `settle` returned none. */
	word: (settled: Settled) => Promise<Wording>;
};

/**
 * Streams an answer as server-sent events. `reading` comes first if the verdict waits for a second reading. Then come
 * `verdict`, one event per `reason` and `better`, and `done` at the end. The `sentence` follows the verdict if it is
 * known; if the model is still wording it, it comes just before `done`, so that the reasons don't wait for it.
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

/** JSON contains no raw line breaks, so the data fits on one line. */
function formatEvent(name: string, data: unknown): string {
	return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
