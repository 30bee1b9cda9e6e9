/** What somebody did to the form as it was sent, before the scripts took it over. */
export type WorkedForm = {
	typed: [name: string, text: string][];
	focus: string | undefined;
	/** Its button was pressed: whoever did goes on as soon as the scripts are there. */
	pressed: boolean;
};

/** Read from the page at the moment before the form is drawn anew. */
export function readWorkedForm(place: HTMLElement | null, pressed: boolean): WorkedForm {
	const form = place?.querySelector('form');
	const typed = form ? [...new FormData(form)] : [];
	const at = document.activeElement;
	const isInside = at instanceof HTMLElement && place?.contains(at);
	return {
		typed: typed.flatMap(([name, text]): [string, string][] =>
			typeof text === 'string' ? [[name, text]] : [],
		),
		focus: isInside ? selectorOf(at) : undefined,
		pressed,
	};
}

/** Finds the same control again: by its name, and its value where several share the name. */
function selectorOf(element: HTMLElement): string | undefined {
	if (element instanceof HTMLInputElement && element.type === 'radio')
		return `input[name="${CSS.escape(element.name)}"][value="${CSS.escape(element.value)}"]`;
	const name = element.getAttribute('name');
	return name ? `[name="${CSS.escape(name)}"]` : undefined;
}
