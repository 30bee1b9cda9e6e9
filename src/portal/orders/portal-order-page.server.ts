import { createHash, randomUUID } from 'node:crypto';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { z } from 'zod';
import { formatSeenOrder, parseSeenOrder, type SeenOrder } from '../../domain/orders/order-change.ts';
import type { ReadOrder } from '../../domain/orders/order-reading.server.ts';
import { statusOf } from '../../platform/http/problem.server.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { localizedPath } from '../../platform/i18n/localized-path.ts';
import { messagesFor } from '../../platform/i18n/server-messages.ts';
import { wordMessage } from '../../platform/i18n/word-message.server.ts';
import { readIdempotencyKey } from '../../platform/limits/idempotency.server.ts';
import {
	ProblemError,
	type WordedError,
	wordErrors,
	wordIssues,
	wordProblem,
} from '../../platform/problems/problem.server.ts';
import { logFailure } from '../../platform/process/failure-log.server.ts';
import { requireDistributor } from '../frame/portal-page-context.ts';
import { orderSchema } from '../frame/portal-schema.ts';
import { listPortalOrders } from '../records/portal-records.server.ts';
import {
	describeOrderChange,
	listOrderErrors,
	OrderChangedError,
	type OrderInput,
	readOrderFor,
	sendOrder,
} from './order-service.server.ts';

/** The typed form and its read-back: the list, its parsed lines, and the errors of other fields. */
type OrderAnswer = {
	form: OrderInput & { key: string };
	read: ReadOrder | undefined;
	/** Identifies the list and its read-back: only that can be sent (`makeMark`). */
	mark: string;
	/** Changes between reading back and sending, as sentences. */
	changes: string[];
	errors: WordedError[];
	message: string | undefined;
};

/** The hash of the list, with its read-back: a price that changes before sending is detected. */
function makeMark(text: string, read: ReadOrder): string {
	return `${hashOf(text)}.${Buffer.from(formatSeenOrder(read)).toString('base64url')}`;
}

/** The read-back of a list; undefined if the mark is for a different list, or missing. */
function readMark(text: string, mark: string): SeenOrder | undefined {
	const [hash, seen = ''] = mark.split('.', 2);
	return hash === hashOf(text) ? parseSeenOrder(Buffer.from(seen, 'base64url').toString()) : undefined;
}

const hashOf = (text: string) =>
	createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('base64url');

export async function loader({ context, url }: LoaderFunctionArgs) {
	const { services, distributor } = requireDistributor(context);
	return {
		key: randomUUID(),
		/** An initial line for a glove, from its page or the price list. */
		begun: (url.searchParams.get('list') ?? '').slice(0, 200),
		orders: await listPortalOrders(services, distributor),
	};
}

/** Reads a list back, or sends it if that was pressed, the list was read back unchanged, and it has no errors. */
export async function action({ request, context }: ActionFunctionArgs) {
	const { services, distributor, caller } = requireDistributor(context);
	const posted = await request.formData();
	const text = (name: string) => {
		const value = posted.get(name);
		return typeof value === 'string' ? value : '';
	};
	const form = {
		text: text('text'),
		purchaseOrder: text('purchaseOrder'),
		note: text('note'),
		key: text('key'),
	};
	const answer: OrderAnswer = {
		form,
		read: undefined,
		mark: '',
		changes: [],
		errors: [],
		message: undefined,
	};
	try {
		const { key, ...typed } = form;
		const input = orderSchema.parse(typed);
		const seen = text('step') === 'send' ? readMark(input.text, text('mark')) : undefined;
		if (seen) {
			const number = await sendOrder(services, distributor, input, {
				key: readIdempotencyKey(key),
				seen,
				locale: caller.locale,
			});
			throw redirect(localizedPath(`/distributor/orders/${number}?sent=1`, caller.locale), 303);
		}
		showRead(answer, caller.locale, await readOrderFor(services, distributor, input.text));
		return data(answer, { status: answer.errors.length > 0 ? 422 : 200 });
	} catch (error) {
		if (error instanceof Response) throw error;
		if (error instanceof OrderChangedError) {
			showRead(answer, caller.locale, error.read);
			answer.changes = error.changes.map((change) =>
				wordMessage(caller.locale, describeOrderChange(change, caller.locale)),
			);
			return data(answer, { status: 409 });
		}
		if (error instanceof z.ZodError) {
			answer.errors = wordIssues(caller.locale, error);
			return data(answer, { status: 422 });
		}
		if (error instanceof ProblemError && statusOf(error) < 500) {
			if (error.kind === 'invalid') answer.errors = wordErrors(caller.locale, error.errors ?? []);
			else showRead(answer, caller.locale, await readOrderFor(services, distributor, form.text));
			// Already sent from this page, and changed since: a new order, which has to be reviewed first.
			const isUsed = error.kind === 'unprocessable' && !error.errors;
			if (isUsed)
				answer.message = messagesFor(caller.locale, 'distributorPortal')('order.errors.sentAlready');
			else if (answer.errors.length === 0) answer.message = wordProblem(caller.locale, error);
			return data(answer, { status: statusOf(error) });
		}
		logFailure(services.log, { requestId: caller.requestId, err: error }, 'a quick order could not be taken');
		answer.message = messagesFor(caller.locale, 'distributorPortal')('order.errors.failed');
		return data(answer, { status: 503 });
	}
}

/** Shows a read-back. It gets a new key for sending, so that a double press sends only once. */
function showRead(answer: OrderAnswer, locale: Locale, read: ReadOrder) {
	answer.read = read;
	answer.errors = listOrderErrors(read, locale);
	answer.mark = makeMark(answer.form.text, read);
	answer.form.key = randomUUID();
}
