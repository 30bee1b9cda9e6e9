import { Button, Modal, NativeSelect, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { COUNTRIES } from '../../domain/postal-address/region.ts';
import { AlertBlock } from '../kit/alert-block.tsx';
import { DialogFoot } from '../kit/dialog-foot.tsx';
import { FieldRow } from '../kit/form/form-fields.tsx';
import type { InboxApplication } from './inbox-application.ts';
import { useApplicationChange } from './use-application-change.ts';

/** The dialog's fields, with the path of each in the server's company. */
const FIELDS = {
	operatingName: 'operatingName',
	street: 'shippingAddresses.0.fields.street',
	street2: 'shippingAddresses.0.fields.street2',
	city: 'shippingAddresses.0.fields.city',
	region: 'shippingAddresses.0.fields.region',
	postalCode: 'shippingAddresses.0.fields.postalCode',
	contactName: 'primaryContact.name',
	contactTitle: 'primaryContact.title',
	contactEmail: 'primaryContact.email',
	contactPhone: 'primaryContact.phone',
	website: 'website',
} as const;
type Field = keyof typeof FIELDS;

const MAY_BE_EMPTY: readonly Field[] = ['street2', 'website'];
const ROWS: readonly (readonly Field[])[] = [
	['operatingName'],
	['street', 'street2'],
	['city', 'region'],
	['postalCode'],
	['contactName', 'contactTitle'],
	['contactEmail', 'contactPhone'],
	['website'],
];

type MakeCompanyDialogProps = { record: InboxApplication; opened: boolean; onClose: () => void };

/**
 * Asks for the company fields missing from the application, and creates the company. Closing
 * preserves the typed text.
 */
export function MakeCompanyDialog({ record, opened, onClose }: MakeCompanyDialogProps) {
	const t = useTranslations('applicationInbox.make');
	const actions = useTranslations('applicationInbox.actions');
	const countries = useTranslations('companies.form.countries');
	const { number, application, language } = record;
	const { busy, send, clear, notify, revalidate, refusal, errors, errorOf } = useApplicationChange(record);
	const [values, setValues] = useState<Record<Field, string>>({
		operatingName: application.company,
		street: '',
		street2: '',
		city: application.city,
		region: application.region,
		postalCode: '',
		contactName: application.contactName,
		contactTitle: '',
		contactEmail: application.email,
		contactPhone: application.phone,
		website: application.website,
	});
	const [country, setCountry] = useState<string>(
		application.country === 'united-states' ? 'United States' : 'Canada',
	);

	async function submit(event: FormEvent) {
		event.preventDefault();
		const { street, street2, city, region, postalCode, operatingName, website } = values;
		const company = {
			operatingName,
			website,
			businessType: 'Distributor',
			language,
			email: values.contactEmail,
			phone: values.contactPhone,
			shippingAddresses: [
				{ name: '', isDefault: true, fields: { street, street2, city, region, postalCode, country } },
			],
			primaryContact: {
				name: values.contactName,
				title: values.contactTitle,
				email: values.contactEmail,
				phone: values.contactPhone,
			},
		};
		const outcome = await send('new-company', { company });
		if (outcome?.kind !== 'saved') return;
		onClose();
		notify(actions('companyMade'));
		return revalidate();
	}

	// Errors of fields that are not in the dialog are shown above it.
	const shown: readonly string[] = Object.values(FIELDS);
	const elsewhere = errors.filter(({ path }) => !shown.includes(path)).map(({ message }) => message);
	const message = refusal ?? (elsewhere.length > 0 ? [...new Set(elsewhere)].join('. ') : undefined);

	const input = (field: Field) => (
		<TextInput
			key={field}
			label={t(field)}
			required={!MAY_BE_EMPTY.includes(field)}
			value={values[field]}
			maxLength={300}
			error={errorOf(FIELDS[field])}
			data-autofocus={field === 'street' || undefined}
			onChange={(event) => {
				setValues({ ...values, [field]: event.currentTarget.value });
				clear(FIELDS[field]);
			}}
		/>
	);

	return (
		<Modal opened={opened} onClose={onClose} title={t('title', { number })}>
			<form onSubmit={submit} noValidate>
				<Stack>
					<p>{t('line')}</p>
					{message && <AlertBlock tone="error">{message}</AlertBlock>}
					{ROWS.map((row) => (
						<FieldRow key={row[0]} min={220}>
							{row.map(input)}
							{row[0] === 'postalCode' && (
								<NativeSelect
									label={t('country')}
									value={country}
									data={COUNTRIES.map((one) => ({ value: one, label: countries(one) }))}
									onChange={(event) => setCountry(event.currentTarget.value)}
								/>
							)}
						</FieldRow>
					))}
					<DialogFoot cancel={{ label: t('cancel'), onClick: onClose }}>
						<Button type="submit" loading={busy}>
							{t('confirm')}
						</Button>
					</DialogFoot>
				</Stack>
			</form>
		</Modal>
	);
}
