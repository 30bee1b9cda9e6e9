import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import type { ClaimedMail } from './mail-outbox-queries.server.ts';

/** How mail is sent, from the settings. */
export type MailRoute = {
	/** `smtp://…` or `smtps://…`; undefined writes mail to `folder` instead. */
	smtpUrl: string | undefined;
	/** The folder for `.eml` files. */
	folder: string;
	from: { name: string; address: string };
};

/** Sends one mail, or gives up if `stop` aborts; throws a MailError. */
export type SendMail = (mail: ClaimedMail, stop: AbortSignal) => Promise<'smtp' | 'folder'>;

/** Why a mail was not sent; `isFinal` if a retry would not help. */
export class MailError extends Error {
	override readonly name = 'MailFault';
	readonly isFinal: boolean;

	constructor(message: string, isFinal: boolean) {
		super(message);
		this.isFinal = isFinal;
	}
}

/** Time limit for one mail, in milliseconds; it must end before the claim does. */
const MAIL_WITHIN_MS = 60_000;
const TIMEOUTS = {
	dnsTimeout: 10_000,
	connectionTimeout: 10_000,
	greetingTimeout: 10_000,
	socketTimeout: 20_000,
};

/**
 * Sends through `SMTP_URL`, or without it writes each mail to a `.eml` file. The mailer is loaded with the first mail.
 */
export function createMailTransport(route: MailRoute): SendMail {
	let loaded: Promise<Transporter> | undefined;
	return async (mail, stop) => {
		loaded ??= loadTransporter(route.smtpUrl);
		const transporter = await loaded;
		const signal = AbortSignal.any([stop, AbortSignal.timeout(MAIL_WITHIN_MS)]);
		try {
			const info = await transporter.sendMail({ ...toMessage(mail, route.from), signal });
			if (route.smtpUrl) return 'smtp';
			await writeMailFile(route.folder, mail, (info as { message: Buffer }).message);
			return 'folder';
		} catch (error) {
			throw toMailError(error as SmtpError);
		}
	};
}

async function loadTransporter(smtpUrl: string | undefined): Promise<Transporter> {
	const { createTransport } = await import('nodemailer');
	const safe = { disableFileAccess: true, disableUrlAccess: true };
	return smtpUrl
		? createTransport({ url: smtpUrl, ...TIMEOUTS, ...safe })
		: createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...safe });
}

function toMessage(mail: ClaimedMail, from: MailRoute['from']) {
	const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
	return {
		from,
		// Objects, because a string could be parsed as several addresses.
		to: { name: '', address: mail.to },
		replyTo: mail.replyTo && { name: '', address: mail.replyTo },
		envelope: { from: from.address, to: [mail.to] },
		subject: mail.subject,
		text: mail.text,
		html: mail.html,
		date: new Date(mail.createdAt),
		// The same for each attempt, so that duplicates can be recognised.
		messageId: `<${mail.id}@${domain}>`,
		headers: mail.headers as Record<string, string> | undefined,
	};
}

/** Atomic: written to a temporary name, synced, then renamed. */
async function writeMailFile(folder: string, mail: ClaimedMail, message: Buffer): Promise<void> {
	await mkdir(folder, { recursive: true });
	const name = `${mail.createdAt.replaceAll(/[:.]/g, '-')}-${mail.id}.eml`;
	const temporary = join(folder, `.${name}.part`);
	try {
		const file = await open(temporary, 'w');
		try {
			await file.writeFile(message);
			await file.sync();
		} finally {
			await file.close();
		}
		await rename(temporary, join(folder, name));
	} catch (error) {
		await rm(temporary, { force: true });
		throw error;
	}
	const handle = await open(folder, 'r');
	await handle.sync().finally(() => handle.close());
}

type SmtpError = Error & { code?: string; responseCode?: number; command?: string };

/**
 * A 5xx to the recipient or the content is final. One to our sign-in, sender address or connection is an error of the
 * settings or the server, and must not fail the mail.
 */
function toMailError(error: SmtpError): MailError {
	const { responseCode = 0, command = '' } = error;
	const isFinal = responseCode >= 500 && responseCode < 600 && /^(RCPT TO|DATA)$/.test(command);
	return new MailError(`${error.code ?? 'ERROR'} ${error.message}`.slice(0, 500), isFinal);
}
