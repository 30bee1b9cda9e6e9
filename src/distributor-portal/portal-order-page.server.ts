import { createHash, randomUUID } from 'node:crypto';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { z } from 'zod';
import { logFailure } from '../server/failure-log.server.ts';
import { readIdempotencyKey } from '../server/idempotency.server.ts';
import { type FieldFault, ProblemError } from '../server/problem.server.ts';
import { wordsOf } from '../server/server-words.ts';
import type { ReadOrder } from './order-reading.server.ts';
import { listOrderFaults, type OrderInput, readOrderFor, sendOrder } from './order-store.server.ts';
import { requireDistributor } from './portal-page-context.ts';
import { listPortalOrders } from './portal-records.server.ts';
import { orderSchema } from './portal-schema.ts';

/** What was typed and read back: the list, each of its lines, and what is wrong with other fields. */
type OrderAnswer = {
	form: OrderInput & { key: string };
	read: ReadOrder | undefined;
	/** Stands for the list that was read back: only that one is sent. */
	mark: string;
	faults: FieldFault[];
	message: string | undefined;
};

const markOf = (text: string) =>
	createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('base64url');

export async function loader({ context, url }: LoaderFunctionArgs) {
	const { services, distributor } = requireDistributor(context);
	return {
		key: randomUUID(),
		/** A glove to begin with, from its page or from the price list. */
		begun: (url.searchParams.get('list') ?? '').slice(0, 200),
		orders: await listPortalOrders(services, distributor),
	};
}

/** Reads a list back, or sends it when that is what was pressed, it was read back as it is, and nothing is wrong with it. */
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
		mark: markOf(form.text),
		faults: [],
		message: undefined,
	};
	try {
		const { key, ...typed } = form;
		const input = orderSchema.parse(typed);
		answer.read = await readOrderFor(services, distributor, input.text);
		answer.faults = listOrderFaults(answer.read);
		const isRead = text('step') === 'send' && text('mark') === answer.mark;
		if (!isRead || answer.faults.length > 0) {
			return data(answer, { status: answer.faults.length > 0 ? 422 : 200 });
		}
		const number = await sendOrder(services, distributor, input, readIdempotencyKey(key) ?? randomUUID());
		throw redirect(`/distributor/orders/${number}?sent=1`, 303);
	} catch (error) {
		if (error instanceof Response) throw error;
		if (error instanceof z.ZodError) {
			answer.faults = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
			return data(answer, { status: 422 });
		}
		if (error instanceof ProblemError && error.status < 500) {
			answer.faults = error.errors ?? [];
			answer.message = error.message;
			return data(answer, { status: error.status });
		}
		logFailure(services.log, { requestId: caller.requestId, err: error }, 'a quick order could not be taken');
		answer.message = wordsOf('distributorPortal')('order.faults.failed');
		return data(answer, { status: 503 });
	}
}
