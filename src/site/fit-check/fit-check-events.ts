import type { FitCheck } from '../../domain/fit/judging/check-fit.ts';
import type { Wording } from './fit-checks.server.ts';

/** The source of an answer's events. */
export type AnswerSource<Resolved extends { check: FitCheck; wording: Wording | undefined }> = {
	/** True if the task gets a second reading before the verdict. */
	isReadAgain: boolean;
	resolve: () => Promise<Resolved>;
	/** Gets the wording if `settle` returned none. */
	word: (resolved: Resolved) => Promise<Wording>;
};

/**
 * Streams an answer as server-sent events. `reading` comes first if the verdict waits for a second reading. Then come
 * `verdict`, one event per `reason` and `better`, and `done` at the end. The `sentence` follows the verdict if it is
 * known; if the model is still wording it, it comes just before `done`, so that the reasons don't wait for it.
 */
export async function* streamLines<Resolved extends { check: FitCheck; wording: Wording | undefined }>({
	isReadAgain,
	resolve,
	word,
}: AnswerSource<Resolved>): AsyncGenerator<string, void> {
	if (isReadAgain) yield formatEvent('reading', {});
	const resolved = await resolve();
	const { verdict, question, likely, reasons, unread, better } = resolved.check;
	let opening = formatEvent('verdict', { verdict, question, likely });
	if (resolved.wording) opening += formatEvent('sentence', resolved.wording);
	for (const reason of reasons) opening += formatEvent('reason', reason);
	opening += formatEvent('unread', unread);
	for (const glove of better) opening += formatEvent('better', glove);
	yield opening;
	if (!resolved.wording) yield formatEvent('sentence', await word(resolved));
	yield formatEvent('done', {});
}

/** JSON contains no raw line breaks, so the data fits on one line. */
function formatEvent(name: string, data: unknown): string {
	return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
