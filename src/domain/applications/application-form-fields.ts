/** Where a business is; beyond North America the region says more. */
export const COUNTRIES = ['canada', 'united-states', 'other'] as const;
/** Kinds of business, as they are stored. */
export const BUSINESSES = ['welding', 'safety', 'industrial', 'rental', 'online', 'other'] as const;

/** The fields of an application, in the form's order. What each takes is in `distributor-application.ts`. */
export const FIELD_NAMES = [
	'company',
	'business',
	'branches',
	'city',
	'region',
	'country',
	'website',
	'brands',
	'contactName',
	'email',
	'phone',
	'message',
] as const;

export type ApplicationField = (typeof FIELD_NAMES)[number];

/** Fields that may stay empty. */
export const OPTIONAL_FIELDS: readonly ApplicationField[] = ['branches', 'website', 'brands', 'phone'];

/** The form as it came in, with the field that people don't see. */
export type ApplicationForm = Record<ApplicationField | 'leaveEmpty', string>;

/** What is wrong with the form, in words, by field. */
export type FormErrors = Partial<ApplicationForm>;

/** The form a visitor finds. */
export const EMPTY_FORM: ApplicationForm = { ...readApplicationForm({ get: () => '' }), country: 'canada' };

/** Reads what was typed; a field that is not there, or a file in its place, counts as empty. */
export function readApplicationForm(data: Pick<FormData, 'get'>): ApplicationForm {
	const texts = [...FIELD_NAMES, 'leaveEmpty'].map((field) => {
		const value = data.get(field);
		return [field, typeof value === 'string' ? value : ''];
	});
	return Object.fromEntries(texts);
}

/** The form as the call takes it; a number of branches that is none stays the text it is, for the call to refuse. */
export function toApplicationBody(form: ApplicationForm) {
	const branches = form.branches.trim();
	const number = /^\d{1,9}$/.test(branches) ? Number(branches) : branches;
	return { ...form, branches: branches === '' ? null : number };
}

/** The server's list of errors by field; of two for one field the first counts. */
export function errorsByField(errors: readonly { path: string; message: string }[]): FormErrors {
	const byField: FormErrors = {};
	for (const { path, message } of errors) {
		if (path in EMPTY_FORM) byField[path as ApplicationField] ??= message;
	}
	return byField;
}
