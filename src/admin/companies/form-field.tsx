import { Flex, TextInput, type TextInputProps } from '@mantine/core';
import { createContext, useContext } from 'react';
import { useTranslations } from 'use-intl';
import type { CompanyWarning } from '../../domain/companies/company-warning.ts';
import { fieldId, valueAt } from '../kit/form/form-value.ts';
import { StaffIcon } from '../kit/staff-icon.tsx';
import type { CompanyFormValue } from './company-form-value.ts';

/** A form's state, as its fields see it. */
export type FormState = {
	value: CompanyFormValue;
	/** Changes what stands at a path; undefined takes an entry away. */
	set: (path: string, next: unknown) => void;
	/** What is wrong, by path. */
	errors: ReadonlyMap<string, string>;
	/** What is probably wrong, as of the last rest in typing. */
	warnings: readonly CompanyWarning[];
};

const FormStateContext = createContext<FormState | undefined>(undefined);
export const FormStateProvider = FormStateContext.Provider;

export function useFormState(): FormState {
	const state = useContext(FormStateContext);
	if (!state) throw new Error('useFormState must be used within FormStateProvider');
	return state;
}

type FormFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'error'> & { path: string; label: string };

/** One text of the form, with what is wrong or doubtful about it below. */
export function FormField({ path, description, ...rest }: FormFieldProps) {
	const t = useTranslations('companies');
	const { value, set, errors, warnings } = useFormState();
	const error = errors.get(path);
	const doubts = error ? [] : warnings.filter((warning) => warning.path === path);
	return (
		<div>
			<TextInput
				autoComplete="off"
				{...rest}
				id={fieldId(path)}
				value={String(valueAt(value, path) ?? '')}
				onChange={(event) => set(path, event.currentTarget.value)}
				description={description}
				inputWrapperOrder={['label', 'input', 'description', 'error']}
				withAsterisk={rest.withAsterisk ?? rest.required}
				required={false}
				aria-required={rest.required}
				error={
					error && (
						<Flex component="span" gap="xs">
							<StaffIcon name="warning" size={18} />
							<span>{error}</span>
						</Flex>
					)
				}
			/>
			<div role="status">
				{doubts.map(({ code, detail }) => (
					<Flex
						key={code}
						gap="xs"
						mt="xs"
						p="8px 12px"
						bg="var(--caution-ground)"
						c="var(--caution-ink)"
						bdrs="md"
					>
						<StaffIcon name="warning" size={18} />
						<span>{t(`warnings.${code}`, { detail })}</span>
					</Flex>
				))}
			</div>
		</div>
	);
}
