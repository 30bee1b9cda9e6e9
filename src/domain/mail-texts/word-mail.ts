import { withFrenchSpaces } from '../../platform/i18n/french-spaces.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { MailSender } from '../../platform/mail/compose-mail.ts';
import { SUBJECT_MAX } from '../../platform/mail/mail.ts';
import { fillText, type MAILS, type MailName } from './mail-texts.ts';

/** The values that a mail's texts may name. */
export type MailValues<Name extends MailName> = Readonly<
	Record<(typeof MAILS)[Name]['variables'][number], string | number>
>;

/** A mail in words, as its composer takes them. */
export type WordedMail = {
	subject: string;
	heading: string;
	paragraphs: string[];
	closing: string[];
	reason: string;
	/** The text in one piece. */
	text: string;
};

/** Words a mail in its reader's language, as staff wrote it, with its values. */
export function wordMail<Name extends MailName>(
	{ findTexts }: Pick<MailSender, 'findTexts'>,
	name: Name,
	locale: Locale,
	values: MailValues<Name>,
): WordedMail {
	const texts = findTexts(name, locale);
	const filled = Object.fromEntries(
		Object.entries<string | number>(values).map(([key, value]) => [key, String(value)]),
	);
	const fill = (text = '') => fillText(locale === 'fr' ? withFrenchSpaces(text) : text, filled);
	const text = fill(texts.text);
	return {
		subject: toSubject(fill(texts.subject)),
		heading: fill(texts.heading),
		paragraphs: splitParagraphs(text),
		closing: splitParagraphs(fill(texts.after)),
		reason: fill(texts.reason),
		text,
	};
}

const splitParagraphs = (text: string) => text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');

/** A subject is one line of bounded length, whatever the values in it. */
function toSubject(text: string): string {
	const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
	return line.length > SUBJECT_MAX ? `${line.slice(0, SUBJECT_MAX - 1).toWellFormed()}…` : line;
}
