import type { Mail } from '../../../platform/mail/mail.ts';

/** A mail for looking at. */
export type ShownMail = Pick<Mail, 'subject' | 'html' | 'text'>;

/**
 * HTML with our styles for mail as a reader of light or dark colours sees it, whatever the viewer's own choice is. The
 * styles stand before anything that staff have written.
 */
export const inScheme = (html: string, scheme: 'light' | 'dark') =>
	html.replace('@media (prefers-color-scheme: dark)', scheme === 'dark' ? '@media all' : '@media not all');

/** A click on a link leads to a window that the frame may not open, so that the mail stays in it. */
export function showMail({ subject, html, text }: Mail): ShownMail {
	return { subject, html: html.replace('<head>', '<head><base target="_blank">'), text };
}
