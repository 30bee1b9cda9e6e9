import { createContext, type ReactNode, useContext } from 'react';

/** A warning at a path; it does not prevent saving. */
export type FieldWarning = { path: string; key: string; text: string };

/** A form's state, as provided to its fields. */
export type FormContextValue = {
	value: object;
	/** Sets the value at a path; undefined removes it. */
	set: (path: string, next: unknown) => void;
	/** Errors by path. */
	errors: ReadonlyMap<string, string>;
};

const FormContext = createContext<(FormContextValue & { warnings: readonly FieldWarning[] }) | undefined>(
	undefined,
);

/** Binds the fields below to a form. */
export function FormProvider({
	form: { value, set, errors },
	warnings = [],
	children,
}: {
	form: FormContextValue;
	warnings?: readonly FieldWarning[];
	children: ReactNode;
}) {
	return <FormContext value={{ value, set, errors, warnings }}>{children}</FormContext>;
}

/** The state of the surrounding form, with its warnings. */
export function useFormContext() {
	const context = useContext(FormContext);
	if (!context) throw new Error('A form field must be used within FormProvider');
	return context;
}

/** The state of the surrounding form. */
export function useFormState<Value extends object>(): FormContextValue & { value: Value } {
	const { value, set, errors } = useFormContext();
	return { value: value as Value, set, errors };
}
