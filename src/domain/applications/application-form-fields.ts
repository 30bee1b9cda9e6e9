/** Country of the business; outside North America, the region carries the detail. */
export const COUNTRIES = ['canada', 'united-states', 'other'] as const;
/** Kinds of business, as stored. */
export const BUSINESSES = ['welding', 'safety', 'industrial', 'rental', 'online', 'other'] as const;

/** Form fields in display order. Their rules are in `distributor-application.ts`. */
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

/** Fields that may be empty. */
export const OPTIONAL_FIELDS: readonly ApplicationField[] = ['branches', 'website', 'brands', 'phone'];

/** The submitted form, including the honeypot field. */
export type ApplicationForm = Record<ApplicationField | 'leaveEmpty', string>;

/** Error messages by field. */
export type FormErrors = Partial<ApplicationForm>;

/** The initial form. */
export const EMPTY_FORM: ApplicationForm = { ...readApplicationForm({ get: () => '' }), country: 'canada' };

/** Reads the submitted text; a missing field or a file counts as empty. */
export function readApplicationForm(data: Pick<FormData, 'get'>): ApplicationForm {
	const texts = [...FIELD_NAMES, 'leaveEmpty'].map((field) => {
		const value = data.get(field);
		return [field, typeof value === 'string' ? value : ''];
	});
	return Object.fromEntries(texts);
}

/** The request body; an invalid number of branches stays text, so that the API rejects it. */
export function toApplicationBody(form: ApplicationForm) {
	const branches = form.branches.trim();
	const number = /^\d{1,9}$/.test(branches) ? Number(branches) : branches;
	return { ...form, branches: branches === '' ? null : number };
}

/** The server's errors by field; only the first error of each field is kept. */
export function errorsByField(errors: readonly { path: string; message: string }[]): FormErrors {
	const byField: FormErrors = {};
	for (const { path, message } of errors) {
		if (path in EMPTY_FORM) byField[path as ApplicationField] ??= message;
	}
	return byField;
}
