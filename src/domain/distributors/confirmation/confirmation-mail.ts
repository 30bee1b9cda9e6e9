import { formatClock } from '../../../platform/i18n/formatter.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { localizedPath } from '../../../platform/i18n/localized-path.ts';
import { messagesFor } from '../../../platform/i18n/server-messages.ts';
import { composeMail, type MailSender } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { formatPhoneNumber } from '../../contact-details/phone-text.ts';
import { wordMail } from '../../mail-texts/word-mail.ts';
import type { Distributor, StoredDistributor } from '../distributor.ts';

/** The facts of an entry with their labels, as a distributor reads them over. */
export function listEntryFacts(entry: Distributor, locale: Locale): [label: string, value: string][] {
	const t = messagesFor(locale, 'whereToBuy');
	const own = messagesFor(locale, 'distributorEntry');
	return [
		[own('facts.address'), `${entry.street}\n${entry.city}, ${entry.province} ${entry.postalCode}`],
		[own('facts.phone'), formatPhoneNumber(entry.phone, locale)],
		[own('facts.website'), entry.website ?? own('facts.none')],
		[
			own('facts.hours'),
			entry.hours
				.map(({ days, open, close }) =>
					t('hours', {
						days: t(`days.${days}`),
						open: formatClock(open, locale),
						close: formatClock(close, locale),
					}),
				)
				.join('\n'),
		],
		[own('facts.lines'), entry.lines.map((line) => t(`lines.${line}`)).join(', ')],
		[own('facts.languages'), entry.languages.map((language) => t(`languages.${language}`)).join(', ')],
		[own('facts.counter'), t(entry.counterSales ? 'counter' : 'noCounter')],
	];
}

/** Asks a distributor whether the entry is still right; in the first language of its counter. */
export function composeQuestionMail(sender: MailSender, distributor: StoredDistributor, token: string): Mail {
	const locale = distributor.languages[0] ?? 'en';
	const values = { store: distributor.name, brand: sender.name, address: sender.mailingAddress };
	const words = wordMail(sender, 'distributor-question', locale, values);
	const link = sender.publicUrl + localizedPath(`/where-to-buy/confirm?token=${token}`, locale);
	return composeMail(sender, {
		to: distributor.email,
		locale,
		...words,
		paragraphs: [...words.paragraphs, link],
		rows: listEntryFacts(distributor, locale),
		replyTo: sender.email,
	});
}

/** Tells staff what a distributor wants changed. The text is a stranger's. */
export function composeChangeMail(
	sender: MailSender,
	staffAddress: string,
	{ id, name }: Distributor,
	text: string,
): Mail {
	const t = messagesFor('en', 'distributorEntry');
	return composeMail(sender, {
		to: staffAddress,
		subject: t('changeMail.subject', { store: name }),
		heading: name,
		paragraphs: [t('changeMail.line'), `${sender.publicUrl}/admin/distributors/${id}`],
		rows: [[t('changeMail.text'), text]],
		reason: t('changeMail.reason'),
	});
}
