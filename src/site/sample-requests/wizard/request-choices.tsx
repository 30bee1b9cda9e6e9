import { useTranslations } from 'use-intl';
import {
	AFFILIATIONS,
	COMPANY_SIZES,
	formatCompanySize,
} from '../../../domain/sample-requests/sample-request.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { RadioGroup } from '../../../platform/ui/fields/radio-group.tsx';
import { fieldId, type StepProps } from '../request-field.ts';
import styles from '../sample-request-form.module.css';

/** Screen 1: whether the visitor sells gloves or selects them for a company. */
export function AffiliationStep({ values, onField, errorOf }: StepProps) {
	const t = useTranslations('sampleRequest.affiliation');

	function pick(affiliation: (typeof AFFILIATIONS)[number]) {
		onField('professionalAffiliation', affiliation);
		// Distributors are not asked for their headcount, and nobody else has the size "Distributor".
		if (affiliation === 'distributor') onField('companySize', 'Distributor');
		else if (values.companySize === 'Distributor') onField('companySize', '');
	}

	return (
		<RadioGroup
			name="professionalAffiliation"
			id={fieldId('professionalAffiliation')}
			label={t('heading')}
			labelHidden
			variant="cards"
			required
			value={values.professionalAffiliation as (typeof AFFILIATIONS)[number]}
			onPick={pick}
			error={errorOf('professionalAffiliation')}
			choices={AFFILIATIONS.map((value) => ({
				value,
				text: t(value),
				small: t(`${value}Line`),
				icon: value === 'distributor' ? 'truck' : 'shield',
			}))}
		/>
	);
}

/** Screen 2: the company's headcount. Options that don't fit the affiliation are disabled and say why. */
export function CompanySizeStep({ values, onField, errorOf, live }: StepProps & { live: boolean }) {
	const t = useTranslations('sampleRequest.size');
	const locale = useLocale();
	const isDistributor = values.professionalAffiliation === 'distributor';
	return (
		<RadioGroup
			name="companySize"
			id={fieldId('companySize')}
			label={t('heading')}
			labelHidden
			variant="rows"
			required
			value={values.companySize as (typeof COMPANY_SIZES)[number]}
			onPick={(size) => onField('companySize', size)}
			error={errorOf('companySize')}
			hint={live && (isDistributor ? t('forDistributors') : t('forSafety'))}
			className={styles.sizes}
			choices={COMPANY_SIZES.map((value) => ({
				value,
				text: value === 'Distributor' ? t('distributor') : formatCompanySize(value, locale),
				small: value === 'Distributor' ? t('notNeeded') : t('employees'),
				disabled: live && (value === 'Distributor') !== isDistributor,
			}))}
		/>
	);
}
