import brand from '../../../content/brand.json' with { type: 'json' };
import type { MailBrand } from '../../platform/mail/compose-mail.ts';
import { formatPhoneNumber } from '../contact-details/phone-text.ts';
import { findContact } from '../site-content/contact/stored-contact.server.ts';
import type { SiteContents } from '../site-content/content-reader.server.ts';

/** The brand as its mails name it at the moment. @param publicUrl without a trailing slash */
export function mailBrand(publicUrl: string, contents: SiteContents): MailBrand {
	const { phone, email, mailingAddress } = findContact(contents);
	return {
		name: brand.name,
		email,
		phone: { en: formatPhoneNumber(phone, 'en'), fr: formatPhoneNumber(phone, 'fr') },
		mailingAddress,
		publicUrl,
	};
}
