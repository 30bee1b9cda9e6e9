import { mailBrand } from '../domain/mail-texts/mail-brand.server.ts';
import { mailTextsOf } from '../domain/mail-texts/stored-mails.server.ts';
import type { SiteContents } from '../domain/site-content/content-reader.server.ts';
import type { MailSender } from '../platform/mail/compose-mail.ts';

/** The sender of all mail, with what staff wrote at the moment. @param publicUrl without a trailing slash */
export function mailSender(publicUrl: string, contents: SiteContents): MailSender {
	const brand = () => mailBrand(publicUrl, contents);
	return {
		get name() {
			return brand().name;
		},
		get email() {
			return brand().email;
		},
		get phone() {
			return brand().phone;
		},
		get mailingAddress() {
			return brand().mailingAddress;
		},
		publicUrl,
		findTexts: mailTextsOf(contents),
	};
}
