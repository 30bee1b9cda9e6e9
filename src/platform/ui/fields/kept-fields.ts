import { KEPT_FIELDS } from '../language-switch.tsx';

/**
 * What a visitor typed, ticked or chose on a page without sending it, kept while the page loads in the other language.
 * Only the switch of language loads this module.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Secrets stay where they were typed; a file and a hidden value cannot be set or are not the visitor's. */
const NOT_KEPT = /^(?:password|file|hidden|submit|reset|button|image)$/;

const isChoice = (field: Field): field is HTMLInputElement =>
	field.type === 'checkbox' || field.type === 'radio';

/** The fields of the page, each by a name that it has in both languages, although choices may stand in another order. */
function listFields(): [name: string, field: Field][] {
	const counts = new Map<string, number>();
	return [...document.querySelectorAll<Field>('input, textarea, select')].flatMap((field) => {
		if (field.name === '' || NOT_KEPT.test(field.type)) return [];
		const name = isChoice(field) ? `${field.name}=${field.value}` : field.name;
		const count = counts.get(name) ?? 0;
		counts.set(name, count + 1);
		return [[`${name} ${count}`, field]];
	});
}

const stateOf = (field: Field) => (isChoice(field) ? field.checked : field.value);

/** Stores the fields and goes to the address. */
export function keepAndGo(href: string): void {
	try {
		const fields = listFields().map(([name, field]) => [name, stateOf(field)]);
		sessionStorage.setItem(KEPT_FIELDS, JSON.stringify({ href, fields }));
	} catch {
		// Without storage, or without room in it, the page opens as new.
	}
	location.assign(href);
}

/** Puts back what was stored for this address, as if it were typed here; what was stored is forgotten. */
export function putBack(): void {
	const stored = sessionStorage.getItem(KEPT_FIELDS);
	sessionStorage.removeItem(KEPT_FIELDS);
	const { href, fields } = readKept(stored);
	if (href !== location.href) return;
	const kept = new Map(fields);
	for (const [name, field] of listFields()) {
		const state = kept.get(name);
		if (state === stateOf(field)) continue;
		// A radio is unticked by ticking another.
		if (isChoice(field)) {
			if (typeof state === 'boolean' && (state || field.type === 'checkbox')) field.click();
		} else if (typeof state === 'string') type(field, state);
	}
}

function readKept(stored: string | null): { href?: unknown; fields: [name: unknown, state: unknown][] } {
	try {
		const { href, fields } = JSON.parse(stored ?? '');
		return { href, fields: fields.map(([name, state]: [unknown, unknown]) => [name, state]) };
	} catch {
		return { fields: [] };
	}
}

/** Sets a value as the keyboard does: React hears of it only past its own setter. */
function type(field: Field, text: string): void {
	const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
	set?.call(field, text);
	field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
