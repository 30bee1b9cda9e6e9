import contact from '../../../content/sender.json' with { type: 'json' };
import type { Locale } from '../../platform/i18n/locale.ts';
import { localizedPath } from '../../platform/i18n/localized-path.ts';
import { messagesFor } from '../../platform/i18n/server-messages.ts';
import { composeMail, type MailSender } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';

/** Asks for confirmation of the address. Contains no submitted text, because anybody can submit any address. */
export function composeConfirmMail(sender: MailSender, to: string, token: string, locale: Locale): Mail {
	const t = messagesFor(locale, 'newsletter');
	return composeMail(sender, {
		to,
		locale,
		subject: t('mail.confirm.subject', { name: sender.name }),
		heading: t('mail.confirm.heading'),
		paragraphs: [
			t('mail.confirm.line'),
			sender.publicUrl + localizedPath(`/newsletter/confirm?token=${token}`, locale),
			t('mail.confirm.until'),
		],
		reason: t('mail.confirm.reason', { name: sender.name, address: contact.mailingAddress }),
	});
}

/**
 * Confirms the subscription and offers two ways to unsubscribe: a link, and the headers (RFC 8058) that mail programs
 * show as a button.
 */
export function composeWelcomeMail(sender: MailSender, to: string, leaveToken: string, locale: Locale): Mail {
	const t = messagesFor(locale, 'newsletter');
	return composeMail(sender, {
		to,
		locale,
		subject: t('mail.welcome.subject', { name: sender.name }),
		heading: t('mail.welcome.heading'),
		paragraphs: [t('mail.welcome.line'), t('mail.welcome.leave'), leavePage(sender, leaveToken, locale)],
		reason: t('mail.welcome.reason', { name: sender.name, address: contact.mailingAddress }),
		headers: {
			'List-Unsubscribe': `<${sender.publicUrl}/api/newsletter-subscriptions/unsubscribe?token=${leaveToken}>`,
			'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
		},
	});
}

/** The unsubscribe page in the reader's language, which needs a single click. */
export function leavePage(sender: Pick<MailSender, 'publicUrl'>, leaveToken: string, locale: Locale): string {
	return sender.publicUrl + localizedPath(`/newsletter/unsubscribe?token=${leaveToken}`, locale);
}
