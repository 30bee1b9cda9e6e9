import type { FitCheck } from '../fit/check-fit.ts';
import type { Wording } from './fit-checks.server.ts';

/**
 * The lines of an answer as server-sent events. `verdict` comes first and `done` last; each `reason` and `better` is
 * one line. The `sentence` is second where it is known, and last but one where the model still looks for words: what
 * the verdict rests on does not wait for it.
 */
export async function* tellInLines(
	check: FitCheck,
	known: Wording | undefined,
	word: () => Promise<Wording>,
): AsyncGenerator<string, void> {
	const { verdict, question, likely, reasons, unread, better } = check;
	let opening = formatEvent('verdict', { verdict, question, likely });
	if (known) opening += formatEvent('sentence', known);
	for (const reason of reasons) opening += formatEvent('reason', reason);
	opening += formatEvent('unread', unread);
	for (const glove of better) opening += formatEvent('better', glove);
	yield opening;
	if (!known) yield formatEvent('sentence', await word());
	yield formatEvent('done', {});
}

/** JSON has no line ends of its own, so that one line holds it. */
function formatEvent(name: string, data: unknown): string {
	return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
