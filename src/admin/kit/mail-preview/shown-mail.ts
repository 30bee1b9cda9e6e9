import type { Mail } from '../../../platform/mail/mail.ts';

/** A mail for looking at. */
export type ShownMail = Pick<Mail, 'subject' | 'html' | 'text'>;

/** A click on a link leads to a window that the frame may not open, so that the mail stays in it. */
export function showMail({ subject, html, text }: Mail): ShownMail {
	return { subject, html: html.replace('<head>', '<head><base target="_blank">'), text };
}
