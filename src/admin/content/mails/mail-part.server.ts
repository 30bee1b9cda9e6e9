import {
	fieldsOf,
	MAIL_NAMES,
	type MailName,
	type MailTexts,
	mailContent,
	type StoredMail,
} from '../../../domain/mail-texts/mail-texts.ts';
import { mailSchema } from '../../../domain/mail-texts/mail-texts-schema.ts';
import { FIRST_MAILS, readStoredMail } from '../../../domain/mail-texts/stored-mails.server.ts';
import { STAFF_LOCALE } from '../../../platform/i18n/locale.ts';
import { messagesFor } from '../../../platform/i18n/server-messages.ts';
import { compareLines } from '../compare-lines.ts';
import type { ContentPart } from '../content-commands.server.ts';

/** A mail that the site sends: its texts in both languages. */
export function mailPart(name: MailName): ContentPart<StoredMail> {
	const linesOf = (texts: Partial<MailTexts>) =>
		fieldsOf(name).flatMap((field) => (texts[field] ?? '').split('\n'));
	return {
		name: mailContent(name),
		title: messagesFor(STAFF_LOCALE, 'mailDesk')(`mails.${name}.title`),
		schema: mailSchema(name),
		first: FIRST_MAILS[name],
		read: (document) => readStoredMail(name, document),
		compare: (before, after) => {
			const english = compareLines(linesOf(before.english), linesOf(after.english));
			const french = compareLines(linesOf(before.french), linesOf(after.french));
			return {
				before: { english: english.removed, french: french.removed },
				after: { english: english.added, french: french.added },
			};
		},
	};
}

export const MAIL_PARTS = MAIL_NAMES.map(mailPart);
