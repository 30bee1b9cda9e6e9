/** The newsletter's pages: asking, asked, and what the links of its mail open. */
export type NewsletterStep = 'ask' | 'asked' | 'confirm' | 'unsubscribe';

/** How the press of a link's button went: done, a link that is none, or an error of ours. */
export type LinkOutcome = 'done' | 'unknown' | 'tooOften' | 'failed';

/** The step that an address names below /newsletter, or undefined. */
export function readStep(text: string | undefined): NewsletterStep | undefined {
	if (text === undefined) return 'ask';
	return text === 'asked' || text === 'confirm' || text === 'unsubscribe' ? text : undefined;
}
