import { withFrenchSpaces } from '../../../platform/i18n/french-spaces.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { messagesFor } from '../../../platform/i18n/server-messages.ts';
import { frameMail, type MailBrand } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { type MailGlove, renderMailHtml, renderMailText } from '../../rich-text/rich-text-mail.ts';
import { leaveHeaders, leavePage } from '../subscription-mail.ts';
import { type IssueTexts, issueTextIn } from './issue.ts';

type IssueReader = { email: string; locale: Locale; leaveToken: string };

/** An issue for one reader, with the two ways to leave: a link, and the headers that mail programs show as a button. */
export function composeIssueMail(
	sender: MailBrand,
	texts: IssueTexts,
	{ email, locale, leaveToken }: IssueReader,
	findGlove: (partNumber: string, locale: Locale) => MailGlove | undefined,
): Mail {
	const t = messagesFor(locale, 'newsletter');
	const { subject, heading, body, plain } = issueTextIn(texts, locale);
	const options = {
		locale,
		publicUrl: sender.publicUrl,
		findGlove: (partNumber: string) => findGlove(partNumber, locale),
	};
	const inLanguage = (text: string) => (locale === 'fr' ? withFrenchSpaces(text) : text);
	return frameMail(
		sender,
		{
			to: email,
			locale,
			subject: inLanguage(subject),
			heading: inLanguage(heading),
			reason: t('issue.reason', { brand: sender.name, address: sender.mailingAddress }),
			leave: { label: t('leave.press'), href: leavePage(sender, leaveToken, locale) },
			headers: leaveHeaders(sender, leaveToken),
		},
		{
			html: renderMailHtml(body, options),
			text: plain === '' ? renderMailText(body, options) : inLanguage(plain),
		},
	);
}
