import { useMemo } from 'react';
import { listWarnings } from '../../domain/companies/company-warning.ts';
import { type StaffForm, useStaffForm } from '../kit/form/use-staff-form.ts';
import { type CompanyFormValue, isFormValue } from './company-form-value.ts';
import type { FormState } from './form-field.tsx';

export type CompanyForm = StaffForm<CompanyFormValue> & { state: FormState };

/** The state of a company's form, with what is doubtful in it. */
export function useCompanyForm(initial: CompanyFormValue, draftName: string): CompanyForm {
	const form = useStaffForm({ initial, draftName, isValue: isFormValue, placeOf });
	const { value, set, errors, settled } = form;
	const warnings = useMemo(() => listWarnings(settled), [settled]);
	const state = useMemo(() => ({ value, set, errors, warnings }), [value, set, errors, warnings]);
	return { ...form, state };
}

/** An error of `shippingAddress` belongs to the default address. */
function placeOf(path: string): string {
	return path === 'shippingAddress' ? 'shippingAddresses.0.address' : path;
}
