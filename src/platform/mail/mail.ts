import { parseEmailAddress } from './email-address.ts';

/** One mail to one address. */
export type Mail = {
	to: string;
	subject: string;
	text: string;
	html: string;
	/** The reply address; the sender if omitted. */
	replyTo?: string;
	/** Additional headers, such as List-Unsubscribe. */
	headers?: Readonly<Record<string, string>>;
};

/** Max length of a subject in characters. */
export const SUBJECT_MAX = 200;

/** Why a mail is invalid, or undefined. A line break in a header would start another header. */
export function findMailError(mail: Mail): string | undefined {
	if (parseEmailAddress(mail.to) !== mail.to) return 'the address it goes to is no address';
	if (mail.replyTo !== undefined && parseEmailAddress(mail.replyTo) !== mail.replyTo)
		return 'the address for answers is no address';
	if (mail.subject === '' || mail.subject.length > SUBJECT_MAX)
		return `the subject must have 1 to ${SUBJECT_MAX} characters`;
	if (isBroken(mail.subject)) return 'the subject holds a control character';
	for (const [name, value] of Object.entries(mail.headers ?? {})) {
		if (!/^[A-Za-z][A-Za-z0-9-]{0,60}$/.test(name)) return `"${name}" is no name of a header`;
		if (value.length > 900 || isBroken(value))
			return `the header ${name} is too long or holds a control character`;
	}
	return undefined;
}

function isBroken(text: string): boolean {
	return !text.isWellFormed() || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}
