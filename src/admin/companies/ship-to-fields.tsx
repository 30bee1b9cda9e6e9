import { Button, Group, NativeSelect } from '@mantine/core';
import { useTranslations } from 'use-intl';
import {
	formatAddressLine,
	type PostalAddress,
	parseAddressLine,
} from '../../domain/postal-address/postal-address.ts';
import { COUNTRIES, listRegions } from '../../domain/postal-address/region.ts';
import { useFormState } from '../kit/form/form-context.tsx';
import { FieldRow, TextField } from '../kit/form/form-fields.tsx';
import { StateBadge } from '../kit/state-badge.tsx';
import styles from './company-fields.module.css';
import type { CompanyFormValue } from './company-form-value.ts';

const EMPTY: PostalAddress = {
	street: '',
	street2: '',
	city: '',
	region: '',
	postalCode: '',
	country: 'Canada',
};

/** One delivery address of a company, on one line or in fields. */
export function ShipToFields({ at }: { at: number }) {
	const t = useTranslations('companies.form');
	const { value, set, errors } = useFormState<CompanyFormValue>();
	const shipTos = value.shippingAddresses;
	const shipTo = shipTos[at];
	if (!shipTo) return null;
	const path = `shippingAddresses.${at}`;
	const { fields } = shipTo;
	const isOnly = shipTos.length === 1;
	const number = at + 1;

	const setFields = (next: PostalAddress) => set(path, { ...shipTo, fields: next, address: lineOf(next) });
	function makeDefault() {
		set(
			'shippingAddresses',
			shipTos.map((other, index) => ({ ...other, isDefault: index === at })),
		);
	}
	function remove() {
		const left = shipTos.filter((_, index) => index !== at);
		const [first, ...rest] = left;
		const hasDefault = left.some(({ isDefault }) => isDefault);
		set('shippingAddresses', hasDefault || !first ? left : [{ ...first, isDefault: true }, ...rest]);
	}

	const line = (
		<TextField
			path={`${path}.address`}
			label={shipTo.isDefault ? t('shippingAddress') : t('address', { number })}
			required={shipTo.isDefault}
			hint={t('shippingHint')}
		/>
	);
	return (
		<fieldset className={styles.row}>
			<legend className={isOnly ? 'sr-only' : undefined}>
				{t('address', { number })}{' '}
				{shipTo.isDefault && !isOnly && <StateBadge tone="plain">{t('default')}</StateBadge>}
			</legend>
			{!isOnly && <TextField path={`${path}.name`} label={t('addressName')} hint={t('addressNameHint')} />}
			{fields ? (
				<FieldRow min={300}>
					<AddressPart at={at} part="street" />
					<AddressPart at={at} part="street2" />
					<AddressPart at={at} part="city" />
					<NativeSelect
						label={t('region')}
						id={`field-${path}.fields.region`}
						withAsterisk
						value={fields.region}
						error={errors.get(`${path}.fields.region`)}
						onChange={(event) => setFields({ ...fields, region: event.currentTarget.value })}
						data={[
							{ value: '', label: '' },
							...listRegions(fields.country).map(({ code, en }) => ({
								value: code,
								label: `${en} (${code})`,
							})),
						]}
					/>
					<AddressPart at={at} part="postalCode" />
					<NativeSelect
						label={t('country')}
						value={fields.country}
						onChange={(event) => {
							const country = COUNTRIES.find((one) => one === event.currentTarget.value) ?? 'Canada';
							setFields({ ...fields, country, region: '' });
						}}
						data={COUNTRIES.map((country) => ({ value: country, label: t(`countries.${country}`) }))}
					/>
				</FieldRow>
			) : (
				line
			)}
			<Group gap="sm">
				<Button
					variant="default"
					onClick={() => {
						if (fields)
							set(path, { name: shipTo.name, address: shipTo.address, isDefault: shipTo.isDefault });
						else setFields(parseAddressLine(shipTo.address) ?? { ...EMPTY, street: shipTo.address });
					}}
				>
					{fields ? t('inLine') : t('inFields')}
				</Button>
				{!shipTo.isDefault && (
					<Button variant="default" onClick={makeDefault}>
						{t('makeDefault')}
					</Button>
				)}
				{!isOnly && (
					<Button variant="destroy" onClick={remove}>
						{t('removeAddress', { number })}
					</Button>
				)}
			</Group>
		</fieldset>
	);
}

/** One part of an address in fields; each change rebuilds the line. */
function AddressPart({ at, part }: { at: number; part: 'street' | 'street2' | 'city' | 'postalCode' }) {
	const t = useTranslations('companies.form');
	return (
		<TextField
			path={`shippingAddresses.${at}.fields.${part}`}
			label={t(part)}
			required={part !== 'street2'}
		/>
	);
}

function lineOf(fields: PostalAddress): string {
	return fields.street === '' && fields.city === '' ? '' : formatAddressLine(fields);
}
