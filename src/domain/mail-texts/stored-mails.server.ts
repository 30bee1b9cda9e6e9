import first from '../../../content/mails.json' with { type: 'json' };
import { readStored } from '../../platform/db/stored-json.server.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { FindMailTexts } from '../../platform/mail/compose-mail.ts';
import { contentReader, type SiteContents } from '../site-content/content-reader.server.ts';
import {
	findMailName,
	MAIL_NAMES,
	type MailName,
	mailContent,
	mailTextsIn,
	type StoredMail,
} from './mail-texts.ts';
import { mailSchema } from './mail-texts-schema.ts';

/** The mails of a new site. */
export const FIRST_MAILS = Object.fromEntries(
	MAIL_NAMES.map((name) => [name, mailSchema(name).parse(first[name])]),
) as Record<MailName, StoredMail>;

/** @throws UnreadableDocumentError */
export function readStoredMail(name: MailName, document: unknown): StoredMail {
	const location = { table: 'site_content', column: 'document', id: mailContent(name) };
	return readStored(location, document, mailSchema(name));
}

const READERS = Object.fromEntries(
	MAIL_NAMES.map((name) => {
		// One that cannot be read is the first one: a link to a password must go out.
		const texts = FIRST_MAILS[name];
		const read = (document: unknown) => readStoredMail(name, document);
		return [name, contentReader<StoredMail>(mailContent(name), { first: texts, unreadable: texts, read })];
	}),
) as Record<MailName, (contents: SiteContents) => StoredMail>;

/** Finds the texts of a mail as staff wrote them. */
export const mailTextsOf =
	(contents: SiteContents): FindMailTexts =>
	(name: string, locale: Locale) => {
		const known = findMailName(name);
		if (!known) throw new Error(`There is no mail "${name}".`);
		return mailTextsIn(READERS[known](contents), locale);
	};
