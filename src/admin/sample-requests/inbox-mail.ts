import type { AnswerMail, InboxRequest } from '../../domain/sample-requests/inbox-request.ts';
import { contactEmail } from '../../domain/sample-requests/sample-request.ts';
import { messagesFor } from '../../platform/i18n/server-messages.ts';
import { localeOfLanguage } from '../../platform/i18n/stored-language.ts';
import { composeMail, type MailSender } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';

/** The mail that informs the requester of the outcome: staff's own text, and nothing that they have not seen. */
export function composeAnswerMail(
	sender: MailSender,
	replyTo: string,
	{ number, request, language }: Pick<InboxRequest, 'number' | 'request' | 'language'>,
	answer: AnswerMail,
): Mail {
	const locale = localeOfLanguage(language);
	return composeMail(sender, {
		locale,
		to: contactEmail(request),
		replyTo,
		subject: answer.subject,
		heading: answer.subject,
		paragraphs: answer.text.split(/\n{2,}/),
		reason: messagesFor(locale, 'sampleInbox')('answer.reason', { number }),
	});
}
