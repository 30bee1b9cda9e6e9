import type { LabelSource } from '../../domain/labels/label-source.ts';
import { isShipped } from '../../domain/labels/shipment.ts';
import { findSourceShipment } from '../../domain/labels/source-label-commands.server.ts';
import { findOrder, updateLockedOrder } from '../../domain/orders/order-queries.server.ts';
import { recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';

/** Orders are shipped by labels: one whose every line was shipped is, and one of which a label came back is not. */
export function orderLabelSource(): LabelSource {
	return {
		prefix: 'Q-',
		lock: async (transaction, number) => {
			await updateLockedOrder(transaction, number, {});
		},
		follow: async (transaction, number, { actor, requestId, now }) => {
			const order = await findOrder(transaction, number);
			if (!order) return undefined;
			const { shipment } = await findSourceShipment(transaction, number, order.lines);
			const isWhole = isShipped(shipment);
			if (isWhole === (order.state === 'shipped')) return undefined;
			const back = order.answeredAt === undefined ? 'new' : 'answered';
			const state = isWhole ? 'shipped' : back;
			await updateLockedOrder(transaction, number, { state });
			await recordAudit(
				transaction,
				{
					actor,
					requestId,
					action: isWhole ? 'distributorOrder.shipped' : 'distributorOrder.unshipped',
					subject: { kind: 'distributorOrder', id: number, name: number },
				},
				now,
			);
			return { number, isShipped: isWhole };
		},
	};
}
