import brand from '../../../../content/brand.json' with { type: 'json' };
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { formatSize } from '../../../domain/catalogue/sizes/glove-size.ts';
import { mailTextsOf } from '../../../domain/mail-texts/stored-mails.server.ts';
import { wordMail } from '../../../domain/mail-texts/word-mail.ts';
import type { AnswerMail, InboxRequest } from '../../../domain/sample-requests/inbox-request.ts';
import type { SiteContents } from '../../../domain/site-content/content-reader.server.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { localeOfLanguage } from '../../../platform/i18n/stored-language.ts';

export type AnswerKind = 'approve' | 'ship' | 'decline';

/** The mail proposed for each answer, in the language of the request. Staff edit it before it is sent. */
export function proposeAnswers(
	contents: SiteContents,
	{ number, request, language }: Pick<InboxRequest, 'number' | 'request' | 'language'>,
	staffName: string,
): Record<AnswerKind, AnswerMail> {
	const locale = localeOfLanguage(language);
	const values = answerValues({ number, request }, staffName, locale);
	const findTexts = mailTextsOf(contents);
	const propose = (name: 'sample-approved' | 'sample-shipped' | 'sample-declined'): AnswerMail => {
		const { subject, text } = wordMail({ findTexts }, name, locale, values);
		return { subject, text };
	};
	return {
		approve: propose('sample-approved'),
		ship: propose('sample-shipped'),
		decline: propose('sample-declined'),
	};
}

/** The part of a request that an answer names. */
export type AnsweredRequest = {
	number: string;
	request: Pick<
		InboxRequest['request'],
		| 'firstName'
		| 'companyName'
		| 'streetAddress'
		| 'addressLine2'
		| 'city'
		| 'provinceOrState'
		| 'postalCode'
		| 'samples'
	>;
};

/** What a proposed answer may name of its request. */
export function answerValues({ number, request }: AnsweredRequest, staffName: string, locale: Locale) {
	const { companyName, streetAddress, addressLine2, city, provinceOrState, postalCode } = request;
	return {
		number,
		name: request.firstName,
		samples: request.samples
			.map(({ partNumber, size }) => `${formatPartNumber(partNumber)}  ${formatSize(size, locale)}`)
			.join('\n'),
		address: [companyName, streetAddress, addressLine2, `${city} ${provinceOrState}  ${postalCode}`]
			.filter((line) => line !== '')
			.join('\n'),
		staff: staffName,
		brand: brand.name,
	};
}
