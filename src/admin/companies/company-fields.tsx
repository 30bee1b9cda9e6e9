import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { emptyContact, findDefaultShipTo } from '../../domain/companies/company.ts';
import { LANGUAGES_IN } from '../../platform/i18n/languages-in.ts';
import { LOCALES } from '../../platform/i18n/locale.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { useFormState } from '../kit/form/form-context.tsx';
import { FieldRow, SelectField, TextField } from '../kit/form/form-fields.tsx';
import { StaffCard } from '../kit/staff-card.tsx';
import { StaffIcon } from '../kit/staff-icon.tsx';
import { BUSINESS_TYPES, INDUSTRIES } from './company-choices.ts';
import styles from './company-fields.module.css';
import type { CompanyFormValue } from './company-form-value.ts';
import { ShipToFields } from './ship-to-fields.tsx';

/** All fields of a company, in sections. */
export function CompanyFields() {
	const names = LANGUAGES_IN[useLocale()];
	const t = useTranslations('companies.form');
	const { value, set } = useFormState<CompanyFormValue>();
	const optional = (label: string) => `${label} ${t('optional')}`;
	const sameAsShipping = findDefaultShipTo(value.shippingAddresses)?.address ?? '';
	return (
		<>
			<StaffCard title={t('company')}>
				<FieldRow min={300}>
					<TextField path="operatingName" label={t('operatingName')} required />
					<TextField path="legalName" label={t('legalName')} />
					<TextField
						path="industry"
						label={t('industry')}
						choices={INDUSTRIES.map((one) => t(`industries.${one}`))}
					/>
					<TextField
						path="businessType"
						label={t('businessType')}
						choices={BUSINESS_TYPES.map((one) => t(`businessTypes.${one}`))}
					/>
					<SelectField
						path="language"
						label={t('language')}
						choices={LOCALES.map((locale) => ({ value: locale, label: names[locale] }))}
					/>
					<TextField path="website" label={t('website')} inputMode="url" />
					<TextField path="email" label={t('email')} inputMode="email" />
					<TextField path="phone" label={t('phone')} inputMode="tel" />
				</FieldRow>
			</StaffCard>
			<StaffCard title={t('addresses')}>
				{value.shippingAddresses.map((_, at) => (
					// Rows have no ids.
					// biome-ignore lint/suspicious/noArrayIndexKey: controlled fields keep no state of their own
					<ShipToFields key={at} at={at} />
				))}
				<div>
					<Button
						variant="default"
						leftSection={<StaffIcon name="plus" size={20} />}
						onClick={() =>
							set(`shippingAddresses.${value.shippingAddresses.length}`, {
								name: '',
								address: '',
								isDefault: false,
							})
						}
					>
						{t('addAddress')}
					</Button>
				</div>
				<div className={styles.withButton}>
					<TextField path="billingAddress" label={t('billingAddress')} />
					<Button
						variant="default"
						disabled={sameAsShipping === '' || value.billingAddress === sameAsShipping}
						onClick={() => set('billingAddress', sameAsShipping)}
					>
						{t('sameAsShipping')}
					</Button>
				</div>
			</StaffCard>
			<StaffCard title={t('primaryContact')}>
				<ContactFields path="primaryContact" required />
			</StaffCard>
			<StaffCard title={t('otherContacts')} action={<span className="quiet">{t('otherHint')}</span>}>
				{value.otherContacts.map((_, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: controlled fields keep no state of their own
					<fieldset key={at} className={styles.row}>
						<legend>{t('contact', { number: at + 2 })}</legend>
						<ContactFields path={`otherContacts.${at}`} />
						<Button variant="destroy" onClick={() => set(`otherContacts.${at}`, undefined)}>
							{t('removeContact', { number: at + 2 })}
						</Button>
					</fieldset>
				))}
				<div>
					<Button
						variant="default"
						leftSection={<StaffIcon name="plus" size={20} />}
						onClick={() => set(`otherContacts.${value.otherContacts.length}`, emptyContact())}
					>
						{t('addContact')}
					</Button>
				</div>
			</StaffCard>
			<StaffCard title={t('numbers')}>
				<FieldRow min={300}>
					<TextField path="gstNumber" label={optional(t('gstNumber'))} hint={t('gstHint')} />
					<TextField path="taxId" label={optional(t('taxId'))} hint={t('taxHint')} />
					<TextField path="dunsNumber" label={optional(t('dunsNumber'))} hint={t('dunsHint')} />
				</FieldRow>
			</StaffCard>
		</>
	);
}

function ContactFields({ path, required }: { path: string; required?: boolean }) {
	const t = useTranslations('companies.form');
	return (
		<FieldRow min={300}>
			<TextField path={`${path}.name`} label={t('name')} required={required} />
			<TextField path={`${path}.title`} label={t('title')} required={required} />
			<TextField path={`${path}.email`} label={t('email')} required={required} inputMode="email" />
			<TextField path={`${path}.phone`} label={t('phone')} required={required} inputMode="tel" />
		</FieldRow>
	);
}
