import { DEFAULT_LOCALE, LANGUAGE_TAGS, type Locale } from '../i18n/locale.ts';
import { withColon } from '../i18n/with-colon.ts';
import type { Mail } from './mail.ts';

/** The brand, and how to reach it. */
export type MailBrand = {
	name: string;
	email: string;
	phone: Readonly<Record<Locale, string>>;
	/** The postal address, which the law asks for in some mails (CASL, S.C. 2010, c. 23, s. 6(2)). */
	mailingAddress: string;
	publicUrl: string;
};

/** Finds the texts of a mail in a language, by the mail's name; one that the mail lacks is missing. */
export type FindMailTexts = (
	name: string,
	locale: Locale,
) => { subject?: string; heading?: string; text?: string; after?: string; reason?: string };

/** The sender: the brand, and the texts of its mails. */
export type MailSender = MailBrand & { findTexts: FindMailTexts };

/** The texts of a mail. Any of them may come from a visitor: they are escaped here and nowhere else. */
export type MailContent = {
	to: string;
	/** The reader's language; the default one if omitted. */
	locale?: Locale;
	subject: string;
	heading: string;
	paragraphs: readonly string[];
	/** Label and value, one below the other; rows with an empty value are omitted. */
	rows?: readonly (readonly [label: string, value: string])[];
	/** After the rows. */
	closing?: readonly string[];
	/** Why the reader received this mail. */
	reason: string;
	replyTo?: string;
	headers?: Readonly<Record<string, string>>;
};

/** Composes a mail's text and HTML: a brand line, the texts, the sender. Plain, and readable without styles. */
export function composeMail(sender: MailBrand, content: MailContent): Mail {
	const rows = (content.rows ?? []).filter(([, value]) => value !== '');
	const closing = content.closing ?? [];
	const paragraph = (text: string) => htmlParagraph(text, sender.publicUrl);
	return frameMail(sender, content, {
		text: [
			...content.paragraphs,
			...(rows.length > 0
				? [rows.map(([label, value]) => textRow(label, value, content.locale ?? DEFAULT_LOCALE)).join('\n')]
				: []),
			...closing,
		].join('\n\n'),
		html: `${content.paragraphs.map(paragraph).join('\n')}
${rows.length > 0 ? `<dl class="line" style="margin:24px 0;padding:0;border-top:1px solid #c9cfd4">\n${rows.map(([label, value]) => htmlRow(label, value, sender.publicUrl)).join('\n')}\n</dl>` : ''}
${closing.map(paragraph).join('\n')}`,
	});
}

/** What stands around a mail's body. */
type MailFrame = Omit<MailContent, 'paragraphs' | 'rows' | 'closing'> & {
	/** The link by which its reader leaves the list. */
	leave?: { label: string; href: string };
};

/** For mail programs that show mail in dark colours by the reader's choice; the others ignore it. */
export const MAIL_STYLES = `@media (prefers-color-scheme: dark) {
body { background: #16191b !important; color: #e9ecee !important; }
a { color: #ffa552 !important; }
.quiet { color: #aab3ba !important; }
.line { border-color: #3a4248 !important; }
}`;

/** Puts a body, in HTML that its composer has escaped and in text, between the brand line and the sender. */
export function frameMail(sender: MailBrand, content: MailFrame, body: { html: string; text: string }): Mail {
	const { locale = DEFAULT_LOCALE, leave } = content;
	const signature = `${sender.name} · ${sender.email} · ${sender.phone[locale]}`;
	const leaveText = leave ? `\n${withColon(leave.label, locale)} ${leave.href}` : '';
	const leaveHtml = leave
		? `<br><a href="${escapeHtml(leave.href)}" class="quiet" style="color:#4c555d">${escapeHtml(leave.label)}</a>`
		: '';
	const text = [
		sender.name.toUpperCase(),
		content.heading,
		body.text,
		`-- \n${signature}\n${sender.publicUrl}\n${content.reason}${leaveText}`,
	].join('\n\n');
	const html = `<!doctype html>
<html lang="${LANGUAGE_TAGS[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>${MAIL_STYLES}</style><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;padding:0;background:#ffffff;color:#1b1e21;font:16px/1.5 Helvetica,Arial,sans-serif">
<div style="max-width:600px;margin:0 auto">
<p style="margin:0;padding:20px 24px;background:#0c0e0f;border-bottom:4px solid #f97300;color:#ffffff;font-size:20px;font-weight:bold;letter-spacing:1px">${escapeHtml(sender.name.toUpperCase())}</p>
<div style="padding:24px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${escapeHtml(content.heading)}</h1>
${body.html}
</div>
<p class="quiet line" style="margin:0;padding:16px 24px 32px;border-top:1px solid #c9cfd4;color:#4c555d;font-size:14px">${escapeHtml(signature)}<br><a href="${escapeHtml(sender.publicUrl)}" class="quiet" style="color:#4c555d">${escapeHtml(sender.publicUrl)}</a><br>${escapeHtml(content.reason)}${leaveHtml}</p>
</div>
</body>
</html>
`;
	return {
		to: content.to,
		subject: content.subject,
		text: `${text}\n`,
		html,
		replyTo: content.replyTo,
		// Prevents replies from auto-responders (RFC 3834).
		headers: { 'Auto-Submitted': 'auto-generated', ...content.headers },
	};
}

/** Escapes a text for HTML, including quoted attributes. */
export function escapeHtml(text: string): string {
	return text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;')
		.replaceAll("'", '&#39;');
}

function textRow(label: string, value: string, locale: Locale): string {
	const before = withColon(label, locale);
	return value.includes('\n') ? `${before}\n${value.replace(/^/gm, '  ')}` : `${before} ${value}`;
}

function htmlParagraph(text: string, publicUrl: string): string {
	return `<p style="margin:0 0 16px">${htmlLines(text, publicUrl)}</p>`;
}

function htmlRow(label: string, value: string, publicUrl: string): string {
	return `<dt class="quiet" style="margin:12px 0 0;color:#4c555d;font-size:14px">${escapeHtml(label)}</dt>\n<dd style="margin:0 0 12px"><bdi>${htmlLines(value, publicUrl)}</bdi></dd>`;
}

/**
 * A text with line breaks. URLs of our own site become links; others stay plain text, as they may come from a visitor
 * and a stranger's link should not be one click away.
 */
function htmlLines(text: string, publicUrl: string): string {
	const site = publicUrl.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
	// Trailing punctuation is not part of a URL.
	const address = new RegExp(
		`(?<![^\\s(<])(${site}(?:/[^\\s<>"']*[^\\s<>"'.,;:!?)])?)(?=$|[\\s<>"'.,;:!?)/])`,
		'g',
	);
	return text
		.split(address)
		.map((part, at) => (at % 2 === 1 ? htmlLink(part) : escapeHtml(part)))
		.join('')
		.replaceAll('\n', '<br>');
}

/** Long URLs may break anywhere, so that phones do not scroll sideways. */
function htmlLink(href: string): string {
	return `<a href="${escapeHtml(href)}" style="color:#0b57d0;overflow-wrap:anywhere;word-break:break-word">${escapeHtml(href)}</a>`;
}
