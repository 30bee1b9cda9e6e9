import { ORDER_STATES } from '../../domain/orders/portal-order.ts';
import { isWaiting as isWaitingRequest } from '../../domain/sample-requests/inbox-state.ts';
import { REQUEST_STATES } from '../../domain/sample-requests/request-state.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { messagesFor } from '../../platform/i18n/server-messages.ts';
import { listApplications } from '../applications/application-inbox-queries.server.ts';
import { APPLICATION_STATES, isWaiting as isWaitingApplication } from '../applications/application-state.ts';
import type { AwaitingProvider } from '../frame/staff-services.server.ts';
import { ANY_DAY } from '../kit/list/period.ts';
import { listOrders } from '../orders/order-list-queries.server.ts';
import { listInboxRequests } from '../sample-requests/inbox-list-queries.server.ts';
import { type AssignedKind, RECORD_PATHS } from './assigned-record.ts';

/** All of one person's open records are shown on Today, as no list holds them together; this many at most. */
const MAX_SHOWN = 50;

/** The records that staff have yet to finish, of those that the reader looks after, for Today. */
export function ownRecords(db: DatabaseLike): AwaitingProvider {
	return async (locale, { id }) => {
		const found = await listOpenOf(db, id);
		if (found.length === 0) return undefined;
		const t = messagesFor(locale, 'assignment');
		return {
			kind: 'assigned',
			count: found.length,
			oldestAt: found[0]?.at,
			href: undefined,
			items: found.map(({ kind, number, name, at }) => ({
				id: number,
				title: name || number,
				detail: `${t(`kinds.${kind}`)} ${number}`,
				at,
				href: `${RECORD_PATHS[kind]}/${number}`,
			})),
		};
	};
}

type OpenRecord = { kind: AssignedKind; number: string; name: string; at: string };

/** One person's open records of every kind, oldest first. */
async function listOpenOf(db: DatabaseLike, assigned: string): Promise<OpenRecord[]> {
	const filter = { text: '', language: undefined, days: ANY_DAY, assigned };
	const page = { max: MAX_SHOWN };
	const [requests, applications, orders] = await Promise.all([
		Promise.all(
			REQUEST_STATES.filter(isWaitingRequest).map((state) =>
				listInboxRequests(db, { ...filter, state, manualReview: false, companyId: '' }, page),
			),
		),
		Promise.all(
			APPLICATION_STATES.filter(isWaitingApplication).map((state) =>
				listApplications(db, { ...filter, state }, page),
			),
		),
		Promise.all(
			ORDER_STATES.filter((state) => state !== 'shipped').map((state) =>
				listOrders(db, { ...filter, state }, page),
			),
		),
	]);
	const found: OpenRecord[] = [
		...requests.flatMap((one) =>
			one.requests.map(({ number, request, createdAt }) => ({
				kind: 'sampleRequest' as const,
				number,
				name: request.companyName,
				at: createdAt,
			})),
		),
		...applications.flatMap((one) =>
			one.applications.map(({ number, application, createdAt }) => ({
				kind: 'application' as const,
				number,
				name: application.company,
				at: createdAt,
			})),
		),
		...orders.flatMap((one) =>
			one.orders.map(({ number, companyName, createdAt }) => ({
				kind: 'distributorOrder' as const,
				number,
				name: companyName,
				at: createdAt,
			})),
		),
	];
	return found.sort((a, b) => (a.at < b.at ? -1 : 1)).slice(0, MAX_SHOWN);
}
