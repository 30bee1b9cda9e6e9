import messages from 'messages:contactDesk,earlierSaves,releaseSide,wordsDesk';
import { useTranslations } from 'use-intl';
import { CONTACT, CONTACT_LIMITS, type Contact } from '../../../domain/site-content/contact/contact.ts';
import { isContactForm } from '../../../domain/site-content/contact/contact-schema.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { FieldRow, TextField } from '../../kit/form/form-fields.tsx';
import { StaffCard } from '../../kit/staff-card.tsx';
import { ContentDesk } from '../content-desk.tsx';
import type { Route } from './+types/contact-page';

export { loader } from './contact-page.server.ts';

export const handle = { subject: () => ({ kind: 'content', id: CONTACT }) };

export default withMessages(messages, ContactPage);

/** How to reach us, on the site, in mails and on labels. */
function ContactPage({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('contactDesk');
	return (
		<ContentDesk<Contact>
			name={CONTACT}
			loaded={loaderData}
			title={t('title')}
			line={t('line')}
			foot={t('foot')}
			isForm={isContactForm}
			partName={(part) => t(part)}
		>
			{() => (
				<>
					<StaffCard title={t('reach')}>
						<FieldRow>
							<TextField path="phone" label={t('phone')} required inputMode="tel" maxLength={60} />
							<TextField path="email" label={t('email')} required inputMode="email" maxLength={254} />
						</FieldRow>
						<TextField
							path="mailingAddress"
							label={t('mailingAddress')}
							hint={t('mailingAddressHint')}
							required
							maxLength={CONTACT_LIMITS.mailingAddress}
						/>
						<TextField
							path="website"
							label={t('website')}
							hint={t('websiteHint')}
							required
							inputMode="url"
							maxLength={CONTACT_LIMITS.website}
						/>
					</StaffCard>
					<StaffCard title={t('social')}>
						<FieldRow>
							<TextField path="network" label={t('network')} maxLength={CONTACT_LIMITS.network} />
							<TextField path="networkLink" label={t('networkLink')} inputMode="url" maxLength={2048} />
						</FieldRow>
					</StaffCard>
				</>
			)}
		</ContentDesk>
	);
}
