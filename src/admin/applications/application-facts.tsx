import { useTranslations } from 'use-intl';
import { formatTypedPhone } from '../../domain/contact-details/phone-text.ts';
import { useFormatter } from '../../platform/i18n/formatter.ts';
import { LANGUAGES_IN } from '../../platform/i18n/languages-in.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { Fact, FactList } from '../kit/list/fact-list.tsx';
import { StaffCard } from '../kit/staff-card.tsx';
import type { InboxApplication } from './inbox-application.ts';

/** All fields of the submitted application. */
export function ApplicationFacts({
	application,
	language,
}: Pick<InboxApplication, 'application' | 'language'>) {
	const t = useTranslations('applicationInbox.page');
	const staff = useTranslations('staff');
	const locale = useLocale();
	const form = useTranslations('distributorApplication.form');
	const format = useFormatter();
	const { business, branches, city, region, country, website, brands, message } = application;
	const { contactName, email, phone } = application;
	const address = [city, region, form(`countries.${country}`)].filter(Boolean).join(', ');
	return (
		<StaffCard title={t('asked')}>
			<FactList>
				<Fact name={t('message')} isText>
					{message}
				</Fact>
				<Fact name={staff('account.language')}>{LANGUAGES_IN[locale][language]}</Fact>
				<Fact name={t('business')}>{form(`businesses.${business}`)}</Fact>
				<Fact name={t('branches')}>{branches === null ? '' : format.number(branches)}</Fact>
				<Fact name={t('place')}>{address}</Fact>
				<Fact name={t('brands')}>{brands}</Fact>
				<Fact name={t('website')}>
					{website && (
						<a href={website} target="_blank" rel="noreferrer nofollow">
							{website}
						</a>
					)}
				</Fact>
				<Fact name={t('contact')}>{contactName}</Fact>
				<Fact name={t('email')}>{email && <a href={`mailto:${email}`}>{email}</a>}</Fact>
				<Fact name={t('phone')}>
					{phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{formatTypedPhone(phone, locale)}</a>}
				</Fact>
			</FactList>
		</StaffCard>
	);
}
