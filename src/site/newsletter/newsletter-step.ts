/** The newsletter's pages: the form, its confirmation, and the pages that links in its mails open. */
export type NewsletterStep = 'ask' | 'asked' | 'confirm' | 'unsubscribe';

/** The result of pressing a link's button: done, an unknown link, or an error on our side. */
export type LinkOutcome = 'done' | 'unknown' | 'tooOften' | 'failed';

/** The step that a path below /newsletter names, or undefined. */
export function readStep(text: string | undefined): NewsletterStep | undefined {
	if (text === undefined) return 'ask';
	return text === 'asked' || text === 'confirm' || text === 'unsubscribe' ? text : undefined;
}
