import type { z } from 'zod';
import { issueOf } from '../../platform/i18n/message.ts';
import { fieldsSchema, textSchema } from '../catalogue/catalogue-text-schema.ts';
import {
	fieldsOf,
	listVariables,
	MAIL_LIMITS,
	type MailField,
	type MailName,
	mailKind,
	type StoredMail,
} from './mail-texts.ts';

/** Schema of a mail's texts, for form, API, storage and the first fill alike. */
export function mailSchema(name: MailName): z.ZodType<StoredMail> {
	const texts = fieldsSchema(
		Object.fromEntries(fieldsOf(name).map((field) => [field, fieldSchema(name, field)])),
	);
	return fieldsSchema({ english: texts, french: texts }) as z.ZodType<StoredMail>;
}

function fieldSchema(name: MailName, field: MailField) {
	const { variables, needs } = mailKind(name);
	const isLong = field === 'text' || field === 'after';
	return textSchema({ max: MAIL_LIMITS[field], lines: isLong, empty: field === 'after' }).check(
		({ value, issues }) => {
			const named = listVariables(value);
			const unknown = named.find((one) => !variables.includes(one));
			const needed = needs?.[field];
			if (unknown !== undefined) {
				const message = issueOf('mailDesk.errors.unknown', { name: `{${unknown.slice(0, 40)}}` });
				issues.push({ code: 'custom', input: value, message });
			} else if (needed !== undefined && value !== '' && !named.includes(needed)) {
				const message = issueOf('mailDesk.errors.needed', { name: `{${needed}}` });
				issues.push({ code: 'custom', input: value, message });
			}
		},
	);
}

/** Whether a value has the form of a mail's texts, valid or not. */
export const isMailForm =
	(name: MailName) =>
	(value: unknown): value is StoredMail =>
		['english', 'french'].every((language) => {
			const texts = ((value ?? {}) as Record<string, unknown>)[language];
			return fieldsOf(name).every(
				(field) => typeof ((texts ?? {}) as Record<string, unknown>)[field] === 'string',
			);
		});
