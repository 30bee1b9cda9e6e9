import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { DistributorApplication } from '../../domain/applications/distributor-application.ts';
import { useFormatter } from '../../platform/i18n/formatter.ts';
import { StaffCard } from '../kit/staff-card.tsx';
import styles from './application-page.module.css';

/** Everything that was sent. */
export function ApplicationFacts({ application }: { application: DistributorApplication }) {
	const t = useTranslations('applicationInbox.page');
	const form = useTranslations('distributorApplication.form');
	const format = useFormatter();
	const { business, branches, city, region, country, website, brands, message } = application;
	const { contactName, email, phone } = application;
	const place = [city, region, form(`countries.${country}`)].filter(Boolean).join(', ');
	return (
		<StaffCard title={t('asked')}>
			<dl className={styles.facts}>
				<Fact name={t('message')} isLong>
					{message}
				</Fact>
				<Fact name={t('business')}>{form(`businesses.${business}`)}</Fact>
				<Fact name={t('branches')}>{branches === null ? '' : format.number(branches)}</Fact>
				<Fact name={t('place')}>{place}</Fact>
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
			</dl>
		</StaffCard>
	);
}

function Fact({ name, isLong = false, children }: { name: string; isLong?: boolean; children: ReactNode }) {
	if (children === '' || children === undefined) return null;
	return (
		<div>
			<dt>{name}</dt>
			<dd className={isLong ? styles.long : undefined}>
				<bdi>{children}</bdi>
			</dd>
		</div>
	);
}
