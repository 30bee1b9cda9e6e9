import { Stack, type StackProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { type FieldWarning, type FormContextValue, FormProvider } from './form-context.tsx';

type SaveFormProps = {
	form: FormContextValue;
	warnings?: readonly FieldWarning[];
	busy?: boolean;
	onSubmit: () => void;
	children: ReactNode;
} & Pick<StackProps, 'gap' | 'maw' | 'className'>;

/** The form element around bound fields: one column, validated only by the server. */
export function SaveForm({ form, warnings, busy = false, onSubmit, children, ...stack }: SaveFormProps) {
	return (
		<FormProvider form={form} warnings={warnings ?? []}>
			<form
				noValidate
				aria-busy={busy}
				onSubmit={(event) => {
					event.preventDefault();
					// Submitting a dialog's form must not save the page's form that contains its button.
					event.stopPropagation();
					onSubmit();
				}}
			>
				<Stack {...stack}>{children}</Stack>
			</form>
		</FormProvider>
	);
}
