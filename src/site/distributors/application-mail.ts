import type { DistributorApplication } from '../../domain/applications/distributor-application.ts';
import { wordMail } from '../../domain/mail-texts/word-mail.ts';
import { type Locale, STAFF_LOCALE } from '../../platform/i18n/locale.ts';
import { messagesFor } from '../../platform/i18n/server-messages.ts';
import { composeMail, type MailSender } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';

/** The notification to staff with the whole application. Replies go to the applicant. */
export function composeStaffMail(
	sender: MailSender,
	to: string,
	number: string,
	application: DistributorApplication,
): Mail {
	const t = messagesFor(STAFF_LOCALE, 'distributorApplication');
	const { company, city, region } = application;
	return composeMail(sender, {
		to,
		locale: STAFF_LOCALE,
		replyTo: application.email,
		subject: t('mail.staff.subject', { number, company }),
		heading: t('mail.staff.heading', { company }),
		paragraphs: [t('mail.staff.line', { number })],
		rows: [
			[t('form.company'), company],
			[t('form.business'), t(`form.businesses.${application.business}`)],
			[t('mail.staff.place'), [city, region, t(`form.countries.${application.country}`)].join(', ')],
			[t('form.website'), application.website],
			[t('form.branches'), application.branches === null ? '' : String(application.branches)],
			[t('form.brands'), application.brands],
			[t('mail.staff.contactName'), application.contactName],
			[t('form.email'), application.email],
			[t('form.phone'), application.phone],
			[t('mail.staff.message'), application.message],
		],
		reason: t('mail.staff.reason'),
	});
}

/**
 * The confirmation to the applicant. It repeats nothing that was typed: anybody can enter somebody else's address, and
 * must not be able to send their own text to it through us.
 */
export function composeApplicantMail(
	sender: MailSender,
	to: string,
	replyTo: string,
	number: string,
	locale: Locale,
): Mail {
	return composeMail(sender, {
		to,
		locale,
		replyTo,
		...wordMail(sender, 'distributor-application', locale, { number }),
	});
}
