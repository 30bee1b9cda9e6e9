import { formatSize } from '../../domain/catalogue/sizes/glove-size.ts';
import { wordMail } from '../../domain/mail-texts/word-mail.ts';
import {
	contactEmail,
	needsManualReview,
	type SampleRequestInput,
} from '../../domain/sample-requests/sample-request.ts';
import { type Locale, STAFF_LOCALE } from '../../platform/i18n/locale.ts';
import { messagesFor } from '../../platform/i18n/server-messages.ts';
import { composeMail, type MailSender } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';

/** The notification to staff with the whole request. Replies go to the requester. */
export function composeStaffNotice(
	sender: MailSender,
	to: string,
	number: string,
	request: SampleRequestInput,
): Mail {
	const t = messagesFor(STAFF_LOCALE, 'sampleRequest');
	const mail = messagesFor(STAFF_LOCALE, 'sampleRequestMail');
	const byHand = needsManualReview(request);
	const { companyName } = request;
	return composeMail(sender, {
		to,
		locale: STAFF_LOCALE,
		replyTo: contactEmail(request),
		subject: mail(byHand ? 'staff.subjectByHand' : 'staff.subject', { number, company: companyName }),
		heading: mail('staff.heading', { company: companyName, count: request.samples.length }),
		paragraphs: [mail('staff.line', { number }), ...(byHand ? [mail('staff.byHand')] : [])],
		rows: [
			[mail('samples'), formatSamples(request, STAFF_LOCALE)],
			[
				t('answers.affiliation'),
				request.professionalAffiliation === 'safety' ? t('affiliation.safety') : t('affiliation.distributor'),
			],
			[t('answers.size'), request.companySize],
			[mail('staff.contact'), `${request.firstName} ${request.lastName}, ${request.jobTitle}`],
			[t('shipping.phone'), request.phone],
			[t('email.business'), request.companyEmail],
			[t('shipping.secondaryEmail'), request.secondaryEmail],
			[t('shipping.shipTo'), formatShipTo(request)],
			[
				t('shipping.addressType'),
				t(request.addressType === 'Commercial' ? 'shipping.commercial' : 'shipping.residential'),
			],
			[
				t('shipping.sampleFor'),
				t(request.sampleFor === 'Customer' ? 'shipping.customer' : 'shipping.myself'),
			],
			[t('shipping.notes'), request.additionalNotes],
		],
		reason: mail('staff.reason'),
	});
}

/**
 * The confirmation to the requester. Of the request it repeats only the gloves, whose texts are ours: anybody can enter
 * somebody else's address, and must not be able to send their own text to it through us.
 */
export function composeRequestMail(
	sender: MailSender,
	replyTo: string,
	number: string,
	request: SampleRequestInput,
	locale: Locale,
): Mail {
	const mail = messagesFor(locale, 'sampleRequestMail');
	return composeMail(sender, {
		to: contactEmail(request),
		locale,
		replyTo,
		...wordMail(sender, 'sample-request', locale, { number }),
		rows: [[mail('samples'), formatSamples(request, locale)]],
	});
}

function formatSamples({ samples }: SampleRequestInput, locale: Locale): string {
	return samples
		.map(({ partNumber, size }) => `${partNumber.toUpperCase()}  ${formatSize(size, locale)}`)
		.join('\n');
}

function formatShipTo(request: SampleRequestInput): string {
	const { companyName, streetAddress, addressLine2, city, provinceOrState, postalCode, country } = request;
	return [companyName, streetAddress, addressLine2, `${city} ${provinceOrState}  ${postalCode}`, country]
		.filter((line) => line !== '')
		.join('\n');
}
