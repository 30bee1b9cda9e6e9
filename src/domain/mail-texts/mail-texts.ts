import type { Locale } from '../../platform/i18n/locale.ts';

/** Texts of a mail that staff write. In those with several lines, a blank line separates paragraphs. */
export type MailTexts = {
	subject: string;
	text: string;
	/** Above the text. */
	heading: string;
	/** Below what the mail adds by itself; may be empty. */
	after: string;
	/** Why the reader received the mail, at its foot. */
	reason: string;
};

const MAIL_FIELDS = ['subject', 'heading', 'text', 'after', 'reason'] as const;
export type MailField = (typeof MAIL_FIELDS)[number];

/** A mail as stored: its texts in both languages. A proposed answer has a subject and a text alone. */
export type StoredMail = { english: Partial<MailTexts>; french: Partial<MailTexts> };

/** A list that a mail adds by itself, between its text and what stands after it. */
export type MailAddition = 'samples' | 'lines' | 'entry';

type MailKind = {
	/** The values that its texts may name, such as `{number}`. */
	variables: readonly string[];
	/** The values that a field must name: the law asks for the sender's address in some mails. */
	needs?: Readonly<Partial<Record<MailField, string>>>;
	/** The page that it leads to, below its text. */
	link?: string;
	adds?: MailAddition;
	/** A proposal that staff edit before it is sent. */
	isProposal?: boolean;
};

const ANSWER = ['name', 'number', 'samples', 'address', 'staff', 'brand'] as const;

/**
 * The mails to visitors, readers and distributors. None that goes out by itself may name what a stranger typed into a
 * form: anybody can enter somebody else's address, and must not be able to send their own text to it through us.
 */
export const MAILS = {
	'sample-request': { variables: ['number'], adds: 'samples' },
	'sample-approved': { variables: ANSWER, isProposal: true },
	'sample-shipped': { variables: ANSWER, isProposal: true },
	'sample-declined': { variables: ['name', 'number', 'staff', 'brand'], isProposal: true },
	'distributor-application': { variables: ['number'] },
	'distributor-question': {
		variables: ['store', 'brand', 'address'],
		needs: { reason: 'address' },
		link: '/where-to-buy/confirm',
		adds: 'entry',
	},
	'newsletter-confirm': {
		variables: ['brand', 'address'],
		needs: { reason: 'address' },
		link: '/newsletter/confirm',
	},
	'newsletter-welcome': {
		variables: ['brand', 'address'],
		needs: { reason: 'address' },
		link: '/newsletter/unsubscribe',
	},
	'portal-invitation': { variables: ['company', 'brand', 'days'], link: '/distributor-login/password' },
	'portal-reset': { variables: ['brand', 'hours'], link: '/distributor-login/password' },
	'portal-order': { variables: ['number', 'pairs'], adds: 'lines' },
} as const satisfies Record<string, MailKind>;

export type MailName = keyof typeof MAILS;
export const MAIL_NAMES = Object.keys(MAILS) as MailName[];

export const findMailName = (name: string | undefined) => MAIL_NAMES.find((known) => known === name);

export const mailKind = (name: MailName): MailKind => MAILS[name];

/** The fields of a mail, in the order in which it shows them. */
export const fieldsOf = (name: MailName): readonly MailField[] =>
	mailKind(name).isProposal ? ['subject', 'text'] : MAIL_FIELDS;

/** The name of a mail among the site's contents. */
export const mailContent = (name: MailName) => `mail-${name}`;

export const MAIL_LIMITS = { subject: 120, heading: 80, text: 2000, after: 600, reason: 400 } as const;

export const mailTextsIn = ({ english, french }: StoredMail, locale: Locale) =>
	locale === 'fr' ? french : english;

const VARIABLE = /\{([\p{L}\d_]+)\}/gu;

/** The values that a text names, each once. */
export const listVariables = (text: string): string[] => [
	...new Set(Array.from(text.matchAll(VARIABLE), ([, name = '']) => name)),
];

/** Puts values into a text, in one pass: what a value contains is never filled again. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
	text.replace(VARIABLE, (whole, name: string) =>
		Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
	);
