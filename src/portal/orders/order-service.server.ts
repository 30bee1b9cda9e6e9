import { todayIn } from '../../domain/calendar-date/calendar-date.ts';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { formatSize } from '../../domain/catalogue/sizes/glove-size.ts';
import { listCompanyIds } from '../../domain/companies/company-queries.server.ts';
import { wordMail } from '../../domain/mail-texts/word-mail.ts';
import { listOrderChanges, type OrderChange, type SeenOrder } from '../../domain/orders/order-change.ts';
import { describeOrderError } from '../../domain/orders/order-error-messages.ts';
import { findOrder, insertOrder } from '../../domain/orders/order-queries.server.ts';
import { type ReadOrder, readOrder } from '../../domain/orders/order-reading.server.ts';
import { countOrderPairs, type OrderLine, type PortalOrder } from '../../domain/orders/portal-order.ts';
import type { SignedInDistributor } from '../../domain/portal-people/portal-person.ts';
import { type Currency, formatPrice } from '../../domain/pricing/price.ts';
import { takeYearlyNumber } from '../../platform/db/yearly-number.server.ts';
import { type Locale, STAFF_LOCALE } from '../../platform/i18n/locale.ts';
import { type Message, say } from '../../platform/i18n/message.ts';
import { messagesFor } from '../../platform/i18n/server-messages.ts';
import { findRepeatedAnswer, withIdempotency } from '../../platform/limits/idempotency.server.ts';
import { requireWithinLimit } from '../../platform/limits/rate-limit.server.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { queueMail } from '../../platform/mail/mail-outbox.server.ts';
import { ProblemError, type WordedError } from '../../platform/problems/problem.server.ts';
import type { PortalServices } from '../frame/portal-services.server.ts';

/** The typed form: the list and its other fields. */
export type OrderInput = { text: string; purchaseOrder: string; note: string };

const LIMIT = { name: 'distributor order', limit: 30, perSeconds: 3600 };
const LINES_IN_MAIL = 40;

/** Parses a list for a company, with its current prices. */
export function readOrderFor(
	services: PortalServices,
	distributor: SignedInDistributor,
	text: string,
): Promise<ReadOrder> {
	const date = todayIn(services.timeZone, new Date());
	return readOrder(services.database.db, services.catalogue, distributor.company.id, { text, date });
}

/** The order no longer matches its read-back: nothing is stored, and it has to be read back again. */
export class OrderChangedError extends ProblemError {
	readonly changes: OrderChange[];
	readonly read: ReadOrder;

	constructor(changes: OrderChange[], read: ReadOrder, locale: Locale) {
		const errors = changes.map((change) => ({
			path: `lines.${change.place}`,
			message: describeOrderChange(change, locale),
		}));
		super('conflict', say('distributorPortal.order.changed.detail'), errors);
		this.changes = changes;
		this.read = read;
	}
}

/**
 * Stores an order and queues its two mails in one transaction, once for each `key`.
 * @param seen the read-back, if the sender supplies it: the order is stored only if it still matches.
 * @throws ProblemError unprocessable, naming every invalid line ("lines.3"); too-many-requests; OrderChangedError,
 * naming the changes since the read-back.
 */
export async function sendOrder(
	services: PortalServices,
	distributor: SignedInDistributor,
	input: OrderInput,
	{ key, seen, locale }: { key: string | undefined; seen?: SeenOrder; locale: Locale },
): Promise<string> {
	const { db } = services.database;
	const now = new Date();
	const actor = { distributor: distributor.id };
	const request = { key, route: 'distributor order', actor, body: input };
	// A repeated call gets its stored answer, even if the same order would no longer be accepted.
	const before = await findRepeatedAnswer<{ number: string }>(db, request, now);
	if (before) return before.answer.number;
	const read = await readOrderFor(services, distributor, input.text);
	const changes = seen ? listOrderChanges(seen, read) : [];
	if (changes.length > 0) throw new OrderChangedError(changes, read, locale);
	const errors = listOrderErrors(read, locale);
	if (errors.length > 0) throw new ProblemError('unprocessable', undefined, errors);
	const lines = read.lines.flatMap(({ line }) => (line ? [line] : []));
	const { answer } = await withIdempotency(
		db,
		request,
		async (transaction) => {
			await requireWithinLimit(transaction, { ...LIMIT, who: distributor.id });
			const number = await takeYearlyNumber(transaction, 'Q', now);
			const { id, name, email, company } = distributor;
			const order = {
				number,
				companyId: company.id,
				companyName: company.name,
				person: { id, name, email },
				lines,
				currency: read.currency,
				purchaseOrder: input.purchaseOrder,
				note: input.note,
				language: locale,
			};
			await insertOrder(transaction, order, now.toISOString());
			for (const mail of composeOrderMails(services, order, locale)) await queueMail(transaction, mail, now);
			return { status: 201, answer: { number } };
		},
		now,
	);
	services.notifyMail();
	return answer.number;
}

/** The errors of a list by line, as "lines.3" with the position in the pasted text. */
export function listOrderErrors(read: ReadOrder, locale: Locale): WordedError[] {
	const t = messagesFor(locale, 'distributorPortal');
	const word: Parameters<typeof describeOrderError>[0] = (key, values = {}) =>
		t(`order.errors.${key}`, values as never);
	const errors = read.lines.flatMap(({ place, error }) =>
		error
			? [
					{
						path: `lines.${place}`,
						message: describeOrderError(word, error),
					},
				]
			: [],
	);
	if (read.isCut) errors.push({ path: 'text', message: t('order.errors.cut') });
	if (read.lines.length === 0) errors.push({ path: 'text', message: t('order.errors.empty') });
	return errors;
}

/** A change since the read-back, as a sentence. */
export function describeOrderChange(change: OrderChange, locale: Locale): Message {
	const glove = `${formatPartNumber(change.partNumber)} ${formatSize(change.size, locale)}`;
	if (change.kind === 'gone') return say('distributorPortal.order.changed.gone', { glove });
	if (change.kind === 'line') {
		const { partNumber, size, pairs } = change.after;
		const after = `${formatPartNumber(partNumber)} ${formatSize(size, locale)}`;
		return change.pairs === 0
			? say('distributorPortal.order.changed.added', { glove: after, pairs })
			: say('distributorPortal.order.changed.line', { glove, pairs: change.pairs, after, now: pairs });
	}
	const price = (cents: number | undefined, currency: Currency) =>
		cents === undefined
			? say('distributorPortal.order.changed.noPrice')
			: formatPrice(cents, currency, locale);
	return say('distributorPortal.order.changed.price', {
		glove,
		before: price(change.before, change.from),
		after: price(change.after, change.to),
	});
}

/** An order of the distributor's own company; undefined for any other company's, as if it did not exist. */
export async function findOwnOrder(
	services: PortalServices,
	distributor: SignedInDistributor,
	number: string,
): Promise<PortalOrder | undefined> {
	const { db } = services.database;
	return findOrder(db, number, await listCompanyIds(db, distributor.company.id));
}

type SentOrder = Pick<PortalOrder, 'number' | 'companyName' | 'person' | 'lines' | 'purchaseOrder' | 'note'>;

/** One for staff and one for the sender, each in its reader's language. */
function composeOrderMails(services: PortalServices, order: SentOrder, locale: Locale) {
	const staffMessages = messagesFor(STAFF_LOCALE, 'distributorPortal');
	const t = messagesFor(locale, 'distributorPortal');
	const { number, companyName, person, lines } = order;
	const pairs = countOrderPairs(lines);
	const rowsIn = (messages: typeof t, readBy: Locale) => {
		const shown = lines.slice(0, LINES_IN_MAIL).map((line) => formatMailLine(line, readBy));
		if (lines.length > shown.length)
			shown.push(messages('mail.order.more', { count: lines.length - shown.length }));
		return [
			[messages('mail.order.purchaseOrder'), order.purchaseOrder],
			[messages('mail.order.lines'), shown.join('\n')],
			[messages('mail.order.note'), order.note],
		] as const;
	};
	return [
		composeMail(services.sender, {
			to: services.staffAddress,
			locale: STAFF_LOCALE,
			replyTo: person.email,
			subject: staffMessages('mail.order.staffSubject', { number, company: toSubject(companyName) }),
			heading: staffMessages('mail.order.staffHeading', { company: companyName }),
			paragraphs: [
				staffMessages('mail.order.staffLine', { name: person.name, pairs }),
				`${services.publicUrl}/admin/orders/${number}`,
			],
			rows: rowsIn(staffMessages, STAFF_LOCALE),
			reason: staffMessages('mail.order.staffReason'),
		}),
		composeMail(services.sender, {
			to: person.email,
			locale,
			replyTo: services.staffAddress,
			...wordMail(services.sender, 'portal-order', locale, {
				number,
				pairs: t('mail.order.pairs', { pairs }),
			}),
			rows: rowsIn(t, locale),
		}),
	];
}

/** A subject is one line of bounded length, whatever the company's name. */
function toSubject(name: string): string {
	const line = name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
	return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}

function formatMailLine({ partNumber, name, size, pairs }: OrderLine, locale: Locale): string {
	return `${pairs} × ${formatPartNumber(partNumber)} ${formatSize(size, locale)}, ${name}`;
}
