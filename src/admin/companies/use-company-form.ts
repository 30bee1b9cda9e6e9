import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { listWarnings } from '../../domain/companies/company-warning.ts';
import type { FieldWarning } from '../kit/form/form-context.tsx';
import { type StaffForm, useStaffForm } from '../kit/form/use-staff-form.ts';
import { type CompanyFormValue, isFormValue } from './company-form-value.ts';

export type CompanyForm = StaffForm<CompanyFormValue> & {
	/** Warnings as of the last pause in typing. */
	warnings: readonly FieldWarning[];
};

/** The state of a company's form, with warnings. */
export function useCompanyForm(initial: CompanyFormValue, draftName: string): CompanyForm {
	const form = useStaffForm({ initial, draft: { name: draftName, isValue: isFormValue }, fieldOf });
	const t = useTranslations('companies.warnings');
	const { debounced } = form;
	const warnings = useMemo(
		() =>
			listWarnings(debounced).map(({ path, code, detail }) => ({
				path,
				key: code,
				text: t(code, { detail }),
			})),
		[debounced, t],
	);
	return { ...form, warnings };
}

/** An error of `shippingAddress` belongs to the default address. */
function fieldOf(path: string): string {
	return path === 'shippingAddress' ? 'shippingAddresses.0.address' : path;
}
