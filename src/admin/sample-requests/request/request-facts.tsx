import { Paper } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { formatTypedPhone } from '../../../domain/contact-details/phone-text.ts';
import type { InboxRequest } from '../../../domain/sample-requests/inbox-request.ts';
import { contactEmail, formatCompanySize } from '../../../domain/sample-requests/sample-request.ts';
import { LANGUAGES_IN } from '../../../platform/i18n/languages-in.ts';
import { localeOfLanguage } from '../../../platform/i18n/stored-language.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { Fact, FactList } from '../../kit/list/fact-list.tsx';
import styles from './inbox-request-page.module.css';

/** All other data that the visitor sent. */
export function RequestFacts({ request, language }: Pick<InboxRequest, 'request' | 'language'>) {
	const t = useTranslations('sampleInbox.request');
	const staff = useTranslations('staff');
	const locale = useLocale();
	const choice = <Value extends string>(value: string, values: readonly Value[]) =>
		values.find((one) => one === value) ?? (values[0] as Value);
	const email = contactEmail(request);
	const others = (['companyEmail', 'secondaryEmail'] as const).filter(
		(field) => request[field] !== '' && request[field] !== email,
	);
	const contact = [`${request.firstName} ${request.lastName}`.trim(), request.jobTitle];
	const shipTo = [
		request.streetAddress,
		request.addressLine2,
		[request.city, request.provinceOrState, request.postalCode].filter(Boolean).join(' '),
		request.country,
	];
	const addressType = t(`addressTypes.${choice(request.addressType, ['Commercial', 'Residential'])}`);
	const emailType = t(`emailTypes.${choice(request.emailType, ['Business', 'Secondary'])}`);
	return (
		<Paper p="lg" className={styles.facts}>
			<FactList>
				<Fact name={t('affiliation')}>
					{t(`affiliations.${choice(request.professionalAffiliation, ['safety', 'distributor'])}`)}
				</Fact>
				<Fact name={staff('account.language')}>{LANGUAGES_IN[locale][localeOfLanguage(language)]}</Fact>
				<Fact name={t('companySize')}>{formatCompanySize(request.companySize, locale)}</Fact>
				<Fact name={t('contact')}>{contact.filter(Boolean).join(', ')}</Fact>
				<Fact name={t('phone')}>{formatTypedPhone(request.phone, locale)}</Fact>
				<Fact name={t('email', { type: emailType })}>{email && <a href={`mailto:${email}`}>{email}</a>}</Fact>
				{others.map((field) => (
					<Fact key={field} name={t(field)}>
						{request[field]}
					</Fact>
				))}
			</FactList>
			<FactList>
				<Fact name={t('shipTo', { type: addressType })}>{shipTo.filter(Boolean).join('\n')}</Fact>
				<Fact name={t('sampleFor')}>
					{t(`sampleForWho.${choice(request.sampleFor, ['Myself', 'Customer'])}`)}
				</Fact>
				<Fact name={t('notes')}>{request.additionalNotes}</Fact>
			</FactList>
		</Paper>
	);
}
