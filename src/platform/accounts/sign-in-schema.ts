import { z } from 'zod';
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locale.ts';
import { issueOf } from '../i18n/message.ts';
import { parseEmailAddress } from '../mail/email-address.ts';
import { typedText } from '../text/typed-text.ts';
import { PASSWORD_LENGTH } from './password-rules.ts';
import { COLOR_SCHEMES, isStaffEmail, normalizeStaffEmail, STAFF_EMAIL_RULE } from './staff-account.ts';

/** Only the length is checked; the text is not trimmed or changed. */
const typedPassword = z
	.string()
	.min(1, issueOf('validation.typePassword'))
	.max(PASSWORD_LENGTH.max, issueOf('validation.longPassword', { most: PASSWORD_LENGTH.max }));

export const signInSchema = z.strictObject({
	email: z
		.string()
		.trim()
		.min(1, issueOf('validation.typeEmail'))
		.max(254, issueOf('validation.longEmail', { most: 254 })),
	password: typedPassword,
});

/** Six digits from the authenticator app, or a recovery code. */
export const codeSchema = z.strictObject({
	code: z
		.string()
		.trim()
		.regex(/^(?:\d{6}|[A-Za-z0-9]{5}-[A-Za-z0-9]{5})$/, issueOf('validation.code')),
});

export const changePasswordSchema = z.strictObject({
	currentPassword: typedPassword,
	newPassword: z.string().max(1000),
});

export const confirmPasswordSchema = z.strictObject({ password: typedPassword });

export const acceptLinkSchema = z.strictObject({
	token: z.string().min(20).max(100),
	password: z.string().max(1000),
});

/** A person's name, as shown in the top bar, on notes and in mail they write. */
const personName = typedText({ max: 80, required: issueOf('validation.giveName') }).refine(
	(text) => text === '' || /[\p{L}\p{N}]/u.test(text),
	issueOf('validation.giveName'),
);

const personLanguage = z.enum(LOCALES, issueOf('validation.language'));

export const ownSettingsSchema = z
	.strictObject({ name: personName, language: personLanguage })
	.partial()
	.refine(({ name, language }) => name !== undefined || language !== undefined, {
		path: ['name'],
		error: issueOf('validation.giveName'),
	});

export const appearanceSchema = z.strictObject({
	colorScheme: z.enum(COLOR_SCHEMES, issueOf('validation.oneOf', { values: COLOR_SCHEMES.join(', ') })),
});

export const inviteSchema = z.strictObject({
	name: personName,
	/** Of the invitation and of later mail. */
	language: personLanguage.default(DEFAULT_LOCALE),
	email: z.string().transform((text, context) => {
		if (parseEmailAddress(text) !== undefined) return normalizeStaffEmail(text);
		context.addIssue(issueOf('validation.giveEmail'));
		return z.NEVER;
	}),
});

/** The same for staff, whose sign-in accepts fewer addresses. */
export const staffInviteSchema = inviteSchema.refine(({ email }) => isStaffEmail(email), {
	path: ['email'],
	error: STAFF_EMAIL_RULE,
});

export const disableSchema = z.strictObject({ disabled: z.boolean() });
