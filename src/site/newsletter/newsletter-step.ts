import { englishPath } from '../../platform/i18n/localized-path.ts';

/** The newsletter's pages: the form, its confirmation, and the pages that links in its mails open. */
export type NewsletterStep = 'ask' | 'asked' | 'confirm' | 'unsubscribe';

/** The result of pressing a link's button: done, an unknown link, or an error on our side. */
export type LinkOutcome = 'done' | 'unknown' | 'tooOften' | 'failed';

/** The step that a page's address names, in any language; undefined if it names another. */
export function readStep(pathname: string): NewsletterStep | undefined {
	const [, text] = /^\/newsletter\/([^/]+)/i.exec(englishPath(pathname)) ?? [];
	if (text === undefined) return 'ask';
	return text === 'asked' || text === 'confirm' || text === 'unsubscribe' ? text : undefined;
}
