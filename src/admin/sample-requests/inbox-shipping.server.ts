import type { LabelSource } from '../../domain/labels/label-source.ts';
import { isShipped } from '../../domain/labels/shipment.ts';
import { findSourceShipment } from '../../domain/labels/source-label-commands.server.ts';
import { listInboxEvents } from '../../domain/sample-requests/inbox-event-queries.server.ts';
import { findInboxRequest, lockInboxRequest } from '../../domain/sample-requests/inbox-queries.server.ts';
import { listWantedSamples } from '../../domain/sample-requests/inbox-request.ts';
import { canBecome } from '../../domain/sample-requests/inbox-state.ts';
import { findUndoable } from '../kit/inbox/record-event.ts';
import { recordMove, undoMove } from './inbox-commands.server.ts';

/**
 * Requests are shipped by labels: an approved one whose every line was shipped is, without a mail. If a label is taken
 * back within a day, the request is approved again; a parcel that comes back later changes its label alone.
 */
export function requestLabelSource(): LabelSource {
	return {
		prefix: 'S-',
		lock: lockInboxRequest,
		follow: async (transaction, number, change) => {
			const request = await findInboxRequest(transaction, number);
			if (!request || request.erasedAt) return undefined;
			const { version, state } = request;
			const wanted = listWantedSamples(request.request);
			const isWhole = isShipped((await findSourceShipment(transaction, number, wanted)).shipment);
			if (isWhole && canBecome(request, 'shipped')) {
				await recordMove(transaction, { number, version, state: 'shipped' }, change);
				return { number, isShipped: true };
			}
			if (isWhole || state !== 'shipped') return undefined;
			const last = findUndoable(await listInboxEvents(transaction, number), request.state, change.now);
			if (!last?.from) return undefined;
			await undoMove(transaction, { number, version }, change);
			return { number, isShipped: false };
		},
	};
}
