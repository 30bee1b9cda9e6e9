import type { ChangeEvent } from 'react';
import { useTranslations } from 'use-intl';
import { isBusinessEmail, readEmail } from '../../../domain/sample-requests/business-email.ts';
import { EMAIL_TYPES } from '../../../domain/sample-requests/sample-request.ts';
import { Button } from '../../../platform/ui/fields/button.tsx';
import { Checkbox } from '../../../platform/ui/fields/checkbox.tsx';
import { Field } from '../../../platform/ui/fields/field.tsx';
import { RadioGroup } from '../../../platform/ui/fields/radio-group.tsx';
import { TextInput } from '../../../platform/ui/fields/text-input.tsx';
import { fieldId, type StepProps } from '../request-field.ts';
import styles from '../sample-request-form.module.css';

/**
 * Screen 3: the company's email address. Visitors whose company has none give another one, and staff check the request
 * (docs/behaviour.md, "Sample requests"). Without scripts both fields and the kind of address are shown.
 */
export function EmailStep({ values, onField, errorOf, live }: StepProps & { live: boolean }) {
	const t = useTranslations('sampleRequest.email');
	const isSecondary = values.emailType === 'Secondary';

	function pickSecondary(email: string) {
		onField('emailType', 'Secondary');
		onField('secondaryEmail', email);
		onField('companyEmail', '');
	}

	function pickBusiness() {
		onField('emailType', 'Business');
		onField('companyEmail', values.companyEmail || values.secondaryEmail);
		onField('secondaryEmail', '');
	}

	const typed = readEmail(values.companyEmail);
	const isAccepted = !isSecondary && isBusinessEmail(values.companyEmail);
	const refused = !isSecondary && errorOf('companyEmail') !== undefined && typed !== undefined && !isAccepted;
	if (!live)
		return (
			<>
				<EmailField field="companyEmail" label={t('business')} values={values} onField={onField} />
				<RadioGroup
					name="emailType"
					id={fieldId('emailType')}
					label={t('type')}
					variant="segments"
					value={values.emailType as (typeof EMAIL_TYPES)[number]}
					onPick={(type) => onField('emailType', type)}
					hint={t('secondaryHint')}
					choices={EMAIL_TYPES.map((value) => ({ value, text: t(`type${value}`) }))}
					className={styles.plainOnly}
				/>
				<div className={styles.plainOnly}>
					<EmailField field="secondaryEmail" label={t('secondary')} values={values} onField={onField} />
				</div>
			</>
		);
	return (
		<>
			{isSecondary ? (
				<EmailField
					field="secondaryEmail"
					label={t('secondary')}
					hint={t('secondaryHint')}
					values={values}
					onField={onField}
					error={errorOf('secondaryEmail')}
					required
				/>
			) : (
				<EmailField
					field="companyEmail"
					label={t('business')}
					hint={isAccepted ? t('accepted') : t('hint')}
					values={values}
					onField={onField}
					error={errorOf('companyEmail')}
					accepted={isAccepted}
					required
				/>
			)}
			{refused && (
				<Button variant="outlined" className={styles.useSecondary} onClick={() => pickSecondary(typed)}>
					{t('useSecondary')}
				</Button>
			)}
			<Checkbox
				label={t('noDomain')}
				checked={isSecondary}
				onChange={(event) => (event.target.checked ? pickSecondary(values.companyEmail) : pickBusiness())}
			/>
		</>
	);
}

type EmailFieldProps = Pick<StepProps, 'values' | 'onField'> & {
	field: 'companyEmail' | 'secondaryEmail';
	label: string;
	hint?: string;
	error?: string | undefined;
	accepted?: boolean;
	required?: boolean;
	aside?: string;
};

/** An email field that converts input to lower case. */
export function EmailField({ field, values, onField, error, aside, ...rest }: EmailFieldProps) {
	function type({ target }: ChangeEvent<HTMLInputElement>) {
		const lower = target.value.toLowerCase();
		if (lower !== target.value) {
			// Keeps the cursor position in the middle of the text.
			const at = target.selectionStart;
			target.value = lower;
			target.setSelectionRange(at, at);
		}
		onField(field, lower);
	}
	return (
		<Field
			name={field}
			id={fieldId(field)}
			{...rest}
			{...(error !== undefined && { error })}
			{...(aside !== undefined && { aside })}
		>
			<TextInput
				value={values[field]}
				onChange={type}
				inputMode="email"
				autoComplete="email"
				autoCapitalize="none"
				spellCheck={false}
				maxLength={254}
			/>
		</Field>
	);
}
