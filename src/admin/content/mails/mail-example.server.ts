import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { formatSize } from '../../../domain/catalogue/sizes/glove-size.ts';
import { listEntryFacts } from '../../../domain/distributors/confirmation/confirmation-mail.ts';
import {
	type MailAddition,
	type MailName,
	mailKind,
	mailTextsIn,
	type StoredMail,
} from '../../../domain/mail-texts/mail-texts.ts';
import { wordMail } from '../../../domain/mail-texts/word-mail.ts';
import { countOrderPairs } from '../../../domain/orders/portal-order.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { localizedPath } from '../../../platform/i18n/localized-path.ts';
import { messagesFor } from '../../../platform/i18n/server-messages.ts';
import { composeMail, type MailBrand } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { type AnsweredRequest, answerValues } from '../../sample-requests/request/answer-templates.server.ts';
import type { NewestRecords } from './mail-example-queries.server.ts';

/** Used for what the site does not have yet. */
const EXAMPLE_REQUEST: AnsweredRequest = {
	number: 'S-2026-0001',
	request: {
		firstName: 'Ana',
		companyName: 'Prairie Fab Ltd.',
		streetAddress: '120 Foundry Road',
		addressLine2: '',
		city: 'Hamilton',
		provinceOrState: 'ON',
		postalCode: 'L8E 2P1',
		samples: [{ partNumber: 'xy300', size: 'L' }],
	},
};
const EXAMPLE = {
	orderNumber: 'Q-2026-0001',
	line: { partNumber: 'xy300', name: 'Argon Bulwark', size: 'L', pairs: 12 },
	applicationNumber: 'D-2026-0001',
	company: 'Prairie Fab Ltd.',
	store: 'Northway Welding Supply',
} as const;

type Words = {
	/** The texts to show, saved or not. */
	mail: StoredMail;
	staffName: string;
	/** The brand as mails name it at the moment. */
	brand: MailBrand;
};

/** A mail as its reader would get it, with the newest records of the site. */
export function composeExample(
	name: MailName,
	locale: Locale,
	{ mail, staffName, brand }: Words,
	newest: NewestRecords,
): Mail {
	const words = wordMail(
		{ findTexts: () => mailTextsIn(mail, locale) },
		name,
		locale,
		listValues(name, locale, { staffName, brand }, newest),
	);
	const { link, adds, isProposal } = mailKind(name);
	const { number } = requestOf(newest);
	const rows = adds && listRows(adds, locale, newest);
	return composeMail(brand, {
		to: brand.email,
		locale,
		...words,
		paragraphs: link
			? [...words.paragraphs, `${brand.publicUrl}${localizedPath(link, locale)}?token=…`]
			: words.paragraphs,
		...(rows && { rows }),
		...(isProposal && {
			heading: words.subject,
			reason: messagesFor(locale, 'sampleInbox')('answer.reason', { number }),
		}),
	});
}

const requestOf = ({ request }: NewestRecords): AnsweredRequest =>
	request && request.erasedAt === undefined ? request : EXAMPLE_REQUEST;

const linesOf = ({ order }: NewestRecords) => order?.lines ?? [EXAMPLE.line];

/** Every value that a mail may name. */
function listValues(
	name: MailName,
	locale: Locale,
	{ staffName, brand }: Pick<Words, 'staffName' | 'brand'>,
	newest: NewestRecords,
) {
	const ofRequest = answerValues(requestOf(newest), staffName, locale);
	const numbers: Partial<Record<MailName, string>> = {
		'portal-order': newest.order?.number ?? EXAMPLE.orderNumber,
		'distributor-application': newest.applicationNumber ?? EXAMPLE.applicationNumber,
	};
	const pairs = countOrderPairs(linesOf(newest));
	return {
		...ofRequest,
		number: numbers[name] ?? ofRequest.number,
		address: mailKind(name).isProposal ? ofRequest.address : brand.mailingAddress,
		store: newest.distributor?.name ?? EXAMPLE.store,
		company: newest.company?.operatingName ?? EXAMPLE.company,
		days: '7',
		hours: '2',
		pairs: messagesFor(locale, 'distributorPortal')('mail.order.pairs', { pairs }),
	};
}

function listRows(adds: MailAddition, locale: Locale, newest: NewestRecords): [string, string][] {
	if (adds === 'entry') return newest.distributor ? listEntryFacts(newest.distributor, locale) : [];
	const gloves =
		adds === 'samples'
			? requestOf(newest).request.samples.map(
					({ partNumber, size }) => `${formatPartNumber(partNumber)}  ${formatSize(size, locale)}`,
				)
			: linesOf(newest).map(
					({ pairs, partNumber, size, name }) =>
						`${pairs} × ${formatPartNumber(partNumber)} ${formatSize(size, locale)}, ${name}`,
				);
	const label =
		adds === 'samples'
			? messagesFor(locale, 'sampleRequestMail')('samples')
			: messagesFor(locale, 'distributorPortal')('mail.order.lines');
	return [[label, gloves.join('\n')]];
}
