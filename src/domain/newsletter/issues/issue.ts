import type { Locale } from '../../../platform/i18n/locale.ts';
import type { RichText } from '../../rich-text/rich-text.ts';

/** An issue of the newsletter in one language. While it is a draft, anything in it may be empty. */
export type IssueText = {
	subject: string;
	heading: string;
	body: RichText;
	/** The text part of the mail; empty for the one that is made of the body. */
	plain: string;
};

export type IssueTexts = { english: IssueText; french: IssueText };

/** A draft is written; one that is sent stays as it was sent. Sending can be stopped and taken up again. */
export type IssueState = 'draft' | 'sending' | 'stopped' | 'sent';

/** An issue of the newsletter. Times are ISO 8601, UTC. */
export type Issue = IssueTexts & {
	id: string;
	state: IssueState;
	version: number;
	createdAt: string;
	updatedAt: string;
	/** When sending began; empty before. */
	sentAt: string;
};

/** What became of an issue's mails. */
export const DELIVERY_STATES = ['waiting', 'queued', 'sent', 'failed', 'skipped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Mails by state, and how many of its readers left the newsletter after it. */
export type IssueCounts = Record<DeliveryState, number> & { left: number };

/** In characters. */
export const ISSUE_LIMITS = { subject: 120, heading: 120, plain: 20_000 } as const;

export const BLANK_TEXT: IssueText = {
	subject: '',
	heading: '',
	body: { type: 'doc', content: [] },
	plain: '',
};

export const issueTextIn = ({ english, french }: IssueTexts, locale: Locale): IssueText =>
	locale === 'fr' ? french : english;

/** What staff call an issue: its subject in their language, or in the other one. */
export function nameIssue(texts: IssueTexts, locale: Locale): string {
	return issueTextIn(texts, locale).subject || texts.english.subject || texts.french.subject;
}

/** The fields that must be written before an issue is sent, by path. */
export function listMissing(texts: IssueTexts): string[] {
	return (['english', 'french'] as const).flatMap((language) => {
		const { subject, heading, body } = texts[language];
		return [
			...(subject === '' ? [`${language}.subject`] : []),
			...(heading === '' ? [`${language}.heading`] : []),
			...(body.content.length === 0 ? [`${language}.body`] : []),
		];
	});
}

/** The error that RFC 3463 reports for an address at which nobody will ever read. Others may be our own fault. */
export const isDeadAddress = (smtpReply: string) => /\b5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/.test(smtpReply);
