import brand from '../../content/brand.json' with { type: 'json' };
import type { MailSender } from '../platform/mail/compose-mail.ts';

/** The sender of all mail: the brand. @param publicUrl without a trailing slash */
export const mailSender = (publicUrl: string): MailSender => ({
	name: brand.name,
	email: brand.email,
	phone: brand.phone.shown,
	publicUrl,
});
