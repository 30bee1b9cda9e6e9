import brand from '../../content/brand.json' with { type: 'json' };
import { mailTextsOf } from '../domain/mail-texts/stored-mails.server.ts';
import type { SiteContents } from '../domain/site-content/content-reader.server.ts';
import type { MailSender } from '../platform/mail/compose-mail.ts';

/** The sender of all mail: the brand, with the texts that staff wrote. @param publicUrl without a trailing slash */
export const mailSender = (publicUrl: string, contents: SiteContents): MailSender => ({
	name: brand.name,
	email: brand.email,
	phone: brand.phone.shown,
	publicUrl,
	findTexts: mailTextsOf(contents),
});
