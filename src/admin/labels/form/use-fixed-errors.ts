import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether all errors of the last attempt to save are fixed: the alert above the form is hidden then. New errors move
 * the focus to the first wrong field.
 */
export function useFixedErrors(form: RefObject<HTMLFormElement | null>, errors: readonly object[]) {
	const [isFixed, setIsFixed] = useState(false);
	const count = useRef(0);
	useEffect(() => {
		const before = count.current;
		count.current = errors.length;
		if (errors.length > 0) setIsFixed(false);
		else if (before > 0) setIsFixed(true);
		// Fixing a field removes its error; the focus must not move to the next error then.
		if (errors.length === 0 || errors.length < before) return;
		form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong="true"] button')?.focus();
	}, [errors, form]);
	return [isFixed, setIsFixed] as const;
}
