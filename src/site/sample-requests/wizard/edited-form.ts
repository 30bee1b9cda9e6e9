/** The visitor's interaction with the server-rendered form before hydration. */
export type EditedForm = {
	typed: [name: string, text: string][];
	focus: string | undefined;
	/** True if the button was pressed; the form goes on once the scripts are loaded. */
	pressed: boolean;
};

/** A form before any interaction. */
export const NOT_EDITED: EditedForm = { typed: [], focus: undefined, pressed: false };

/** Read from the page just before the form is rendered again. */
export function readEditedForm(container: HTMLElement | null, pressed: boolean): EditedForm {
	const form = container?.querySelector('form');
	const typed = form ? [...new FormData(form)] : [];
	const at = document.activeElement;
	const isInside = at instanceof HTMLElement && container?.contains(at);
	return {
		typed: typed.flatMap(([name, text]): [string, string][] =>
			typeof text === 'string' ? [[name, text]] : [],
		),
		focus: isInside ? selectorOf(at) : undefined,
		pressed,
	};
}

/** A selector that finds the same control again: by its name, plus its value for radio buttons. */
function selectorOf(element: HTMLElement): string | undefined {
	if (element instanceof HTMLInputElement && element.type === 'radio')
		return `input[name="${CSS.escape(element.name)}"][value="${CSS.escape(element.value)}"]`;
	const name = element.getAttribute('name');
	return name ? `[name="${CSS.escape(name)}"]` : undefined;
}
