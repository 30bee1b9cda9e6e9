import { useTranslations } from 'use-intl';
import { useFormatter } from '../../platform/i18n/formatter.ts';
import { LANGUAGE_NAMES } from '../../platform/i18n/locale.ts';
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
				<Fact name={staff('account.language')}>{LANGUAGE_NAMES[language]}</Fact>
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
				<Fact name={t('phone')}>{phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}</Fact>
			</FactList>
		</StaffCard>
	);
}
