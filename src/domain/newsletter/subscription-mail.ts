import type { Locale } from '../../platform/i18n/locale.ts';
import { localizedPath } from '../../platform/i18n/localized-path.ts';
import { composeMail, type MailSender } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { wordMail } from '../mail-texts/word-mail.ts';

/** Asks for confirmation of the address. Contains no submitted text, because anybody can submit any address. */
export function composeConfirmMail(sender: MailSender, to: string, token: string, locale: Locale): Mail {
	const values = { brand: sender.name, address: sender.mailingAddress };
	const words = wordMail(sender, 'newsletter-confirm', locale, values);
	const link = sender.publicUrl + localizedPath(`/newsletter/confirm?token=${token}`, locale);
	return composeMail(sender, { to, locale, ...words, paragraphs: [...words.paragraphs, link] });
}

/**
 * Confirms the subscription and offers two ways to unsubscribe: a link, and the headers (RFC 8058) that mail programs
 * show as a button.
 */
export function composeWelcomeMail(sender: MailSender, to: string, leaveToken: string, locale: Locale): Mail {
	const values = { brand: sender.name, address: sender.mailingAddress };
	const words = wordMail(sender, 'newsletter-welcome', locale, values);
	return composeMail(sender, {
		to,
		locale,
		...words,
		paragraphs: [...words.paragraphs, leavePage(sender, leaveToken, locale)],
		headers: leaveHeaders(sender, leaveToken),
	});
}

/** The headers by which mail programs show a button to leave (RFC 8058). */
export function leaveHeaders({ publicUrl }: Pick<MailSender, 'publicUrl'>, leaveToken: string) {
	return {
		'List-Unsubscribe': `<${publicUrl}/api/newsletter-subscriptions/unsubscribe?token=${leaveToken}>`,
		'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
	};
}

/** The unsubscribe page in the reader's language, which needs a single click. */
export function leavePage(sender: Pick<MailSender, 'publicUrl'>, leaveToken: string, locale: Locale): string {
	return sender.publicUrl + localizedPath(`/newsletter/unsubscribe?token=${leaveToken}`, locale);
}
