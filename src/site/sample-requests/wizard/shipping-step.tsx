import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import {
	COUNTRIES,
	type Country,
	listRegionNames,
	listRegions,
	nameRegion,
	PROVINCES,
	type Region,
	STATES,
} from '../../../domain/postal-address/region.ts';
import {
	ADDRESS_TYPES,
	SAMPLE_FOR,
	TEXT_LIMITS,
	type TextField,
} from '../../../domain/sample-requests/sample-request.ts';
import { findPostalWarning } from '../../../domain/sample-requests/sample-request-rules.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { Field } from '../../../platform/ui/fields/field.tsx';
import { RadioGroup } from '../../../platform/ui/fields/radio-group.tsx';
import { Select } from '../../../platform/ui/fields/select.tsx';
import { TextArea } from '../../../platform/ui/fields/text-area.tsx';
import { TextInput } from '../../../platform/ui/fields/text-input.tsx';
import { Link } from '../../../platform/ui/link.tsx';
import { Notice } from '../../../platform/ui/overlays/notice.tsx';
import { SampleList } from '../../sample-box/sample-list.tsx';
import { SamplePaste } from '../../sample-box/sample-paste.tsx';
import { fieldId, type StepProps } from '../request-field.ts';
import styles from '../sample-request-form.module.css';
import { EmailField } from './email-step.tsx';

type ShippingStepProps = StepProps & {
	/** True after hydration: the samples are those in the box. Otherwise they are lines of text. */
	live: boolean;
	plainSamples: string;
	sampleErrors: ReadonlyMap<number, string>;
	count: number;
};

/** Screen 4: name, shipping address and samples. */
export function ShippingStep(props: ShippingStepProps) {
	const { values, onField, errorOf, live } = props;
	const t = useTranslations('sampleRequest.shipping');
	const country = values.country as Country;
	const isCanada = country === 'Canada';
	const warning = live ? findPostalWarning({ ...values, samples: [] }) : undefined;
	const locale = useLocale();
	const nameOf = (code: string) => {
		const region = PROVINCES.find((one) => one.code === code);
		return region ? nameRegion(region, locale) : code;
	};

	const line = (field: TextField, autoComplete: HTMLInputAutoCompleteAttribute, more: LineProps = {}) => {
		const { label, hint, optional, className, ...input } = more;
		const error = errorOf(field);
		return (
			<Field
				name={field}
				id={fieldId(field)}
				label={label ?? t(field as 'city')}
				{...(hint !== undefined && { hint })}
				{...(error !== undefined && { error })}
				{...(className !== undefined && { className })}
				{...(optional ? { aside: t('optional') } : { required: true })}
			>
				<TextInput
					value={values[field]}
					onChange={(event) => onField(field, event.target.value)}
					autoComplete={autoComplete}
					maxLength={TEXT_LIMITS[field]}
					{...input}
				/>
			</Field>
		);
	};

	return (
		<>
			<fieldset className={styles.group}>
				<legend className={styles.legend}>{t('you')}</legend>
				{line('firstName', 'given-name')}
				{line('lastName', 'family-name')}
				{line('jobTitle', 'organization-title')}
				{line('phone', 'tel', { type: 'tel', hint: t('phoneHint') })}
				{live && values.emailType === 'Business' && (
					<div className={styles.wide}>
						<EmailField
							field="secondaryEmail"
							label={t('secondaryEmail')}
							aside={t('optional')}
							values={values}
							onField={onField}
							error={errorOf('secondaryEmail')}
						/>
					</div>
				)}
			</fieldset>
			<fieldset className={styles.group}>
				<legend className={styles.legend}>{t('shipTo')}</legend>
				{line('companyName', 'organization', { className: styles.wide })}
				{line('streetAddress', 'address-line1', { className: styles.wide })}
				{line('addressLine2', 'address-line2', { className: styles.wide, optional: true })}
				{line('city', 'address-level2')}
				<Field
					name="provinceOrState"
					id={fieldId('provinceOrState')}
					label={t('provinceOrState')}
					error={errorOf('provinceOrState')}
					required
				>
					<Select
						value={values.provinceOrState}
						onChange={(event) => onField('provinceOrState', event.target.value)}
						autoComplete="address-level1"
					>
						<option value="">{t('pickRegion')}</option>
						{live ? (
							<RegionOptions regions={listRegions(isCanada ? 'Canada' : 'United States')} />
						) : (
							<>
								<optgroup label={t('provinces')}>
									<RegionOptions regions={PROVINCES} />
								</optgroup>
								<optgroup label={t('states')}>
									<RegionOptions regions={STATES} />
								</optgroup>
							</>
						)}
					</Select>
				</Field>
				{line('postalCode', 'postal-code', {
					label: isCanada || !live ? t('postalCode') : t('zipCode'),
					autoCapitalize: 'characters',
					spellCheck: false,
				})}
				<Field
					name="country"
					id={fieldId('country')}
					label={t('country')}
					error={errorOf('country')}
					required
				>
					<Select
						value={values.country}
						onChange={(event) => {
							onField('country', event.target.value);
							// The provinces of one country don't exist in the other.
							onField('provinceOrState', '');
						}}
						autoComplete="country-name"
						// An option is always selected, so there is nothing for the browser to require.
						required={false}
					>
						{COUNTRIES.map((name) => (
							<option key={name} value={name}>
								{t(`countries.${name}`)}
							</option>
						))}
					</Select>
				</Field>
				{warning && (
					<Notice kind="caution" role="status" className={styles.wide as string}>
						{t('postalWarning', {
							code: values.postalCode.toUpperCase(),
							provinces: warning.map(nameOf).join(', '),
						})}
					</Notice>
				)}
				<RadioGroup
					name="addressType"
					id={fieldId('addressType')}
					label={t('addressType')}
					variant="segments"
					required
					value={values.addressType as (typeof ADDRESS_TYPES)[number]}
					onPick={(type) => onField('addressType', type)}
					error={errorOf('addressType')}
					choices={ADDRESS_TYPES.map((value) => ({
						value,
						text: t(value === 'Residential' ? 'residential' : 'commercial'),
					}))}
				/>
				<RadioGroup
					name="sampleFor"
					id={fieldId('sampleFor')}
					label={t('sampleFor')}
					variant="segments"
					required
					value={values.sampleFor as (typeof SAMPLE_FOR)[number]}
					onPick={(who) => onField('sampleFor', who)}
					error={errorOf('sampleFor')}
					choices={SAMPLE_FOR.map((value) => ({
						value,
						text: t(value === 'Myself' ? 'myself' : 'customer'),
					}))}
				/>
			</fieldset>
			<Samples {...props} />
			<Field
				name="additionalNotes"
				id={fieldId('additionalNotes')}
				label={t('notes')}
				aside={t('optional')}
				hint={t('notesHint')}
				error={errorOf('additionalNotes')}
			>
				<TextArea
					value={values.additionalNotes}
					onChange={(event) => onField('additionalNotes', event.target.value)}
					maxLength={TEXT_LIMITS.additionalNotes}
				/>
			</Field>
			<p className={styles.privacy}>
				{live && `${t('review')} `}
				{t.rich('privacy', { privacy: (text: ReactNode) => <Link to="/privacy">{text}</Link> })}
			</p>
		</>
	);
}

type LineProps = {
	label?: string;
	hint?: string;
	optional?: boolean;
	className?: string | undefined;
	type?: string;
	autoCapitalize?: string;
	spellCheck?: boolean;
};

function RegionOptions({ regions }: { regions: readonly Region[] }) {
	return listRegionNames(regions, useLocale()).map(({ code, name }) => (
		<option key={code} value={code}>
			{name}
		</option>
	));
}

/** The requested samples: the box itself, edited in place; without scripts, lines of part number and size. */
function Samples({ live, plainSamples, errorOf, sampleErrors, count }: ShippingStepProps) {
	const t = useTranslations('sampleRequest.shipping');
	const box = useTranslations('sampleRequest.box');
	const error = errorOf('samples');
	return (
		<fieldset className={styles.samples}>
			<legend className={styles.legend}>{t('samples')}</legend>
			{live ? (
				<>
					<div id={fieldId('samples')} tabIndex={-1} className={styles.sampleBox} data-wrong={error && true}>
						<SampleList compact errors={sampleErrors} />
						{count === 0 && <p className={styles.noSamples}>{box('empty')}</p>}
						<div className={styles.sampleWays}>
							<Link to="/products">{box('another')}</Link>
							<SamplePaste />
						</div>
					</div>
					{error && <p className={styles.error}>{error}</p>}
				</>
			) : (
				<div className={styles.plainOnly}>
					<Field
						name="samples"
						id={fieldId('samples')}
						label={t('plainSamples')}
						hint={t('plainSamplesHint')}
						required
					>
						<TextArea defaultValue={plainSamples} autoCapitalize="none" spellCheck={false} />
					</Field>
				</div>
			)}
		</fieldset>
	);
}
