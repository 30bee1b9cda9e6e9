import type { Locale } from '../../platform/i18n/locale.ts';
import { localizedPath } from '../../platform/i18n/localized-path.ts';

/** The link in invitations and password reset mails. */
export function passwordLink(publicUrl: string, token: string, locale: Locale): string {
	return publicUrl + localizedPath(`/distributor-login/password?token=${token}`, locale);
}
