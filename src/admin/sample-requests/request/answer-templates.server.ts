import brand from '../../../../content/brand.json' with { type: 'json' };
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { formatSize } from '../../../domain/catalogue/sizes/glove-size.ts';
import type { AnswerMail, InboxRequest } from '../../../domain/sample-requests/inbox-request.ts';
import { localeOfLanguage } from '../../../platform/i18n/locale.ts';
import { messagesFor } from '../../../platform/i18n/server-messages.ts';

export type AnswerKind = 'approve' | 'ship' | 'decline';

/** The mail proposed for each answer, in the language of the request. Staff edit it before it is sent. */
export function proposeAnswers(
	{ number, request, language }: Pick<InboxRequest, 'number' | 'request' | 'language'>,
	staffName: string,
): Record<AnswerKind, AnswerMail> {
	const locale = localeOfLanguage(language);
	const t = messagesFor(locale, 'sampleInbox');
	const { companyName, streetAddress, addressLine2, city, provinceOrState, postalCode } = request;
	const values = {
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
	const propose = (kind: AnswerKind): AnswerMail => ({
		subject: t(`answer.${kind}.subject`, values),
		text: t(`answer.${kind}.text`, values),
	});
	return { approve: propose('approve'), ship: propose('ship'), decline: propose('decline') };
}
