import { findCompany } from '../../domain/companies/company-queries.server.ts';
import { emptyLabel, LABEL_LIMITS, type Label } from '../../domain/labels/label.ts';
import { usualLanguage } from '../../domain/labels/label-language.ts';
import {
	makeLabelsOf,
	type PreparedLabel,
	prepareLabel,
} from '../../domain/labels/source-label-commands.server.ts';
import { findOrder, updateOrderVersion } from '../../domain/orders/order-queries.server.ts';
import type { PortalOrder } from '../../domain/orders/portal-order.ts';
import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import { type AuditedChange, recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { staleProblem } from '../../platform/http/version-match.server.ts';

/** The label for shipping an order to its company's default address, with every line. */
export async function prepareOrderLabel(
	db: DatabaseLike,
	catalogue: LiveCatalogue,
	order: PortalOrder,
	today: string,
): Promise<PreparedLabel> {
	const company = await findCompany(db, order.companyId);
	const shippingAddress = company?.shippingAddress ?? '';
	const start = {
		...emptyLabel(today),
		operatingName: (company?.operatingName ?? order.companyName).slice(0, LABEL_LIMITS.name),
		shippingAddress: shippingAddress.slice(0, LABEL_LIMITS.address),
		attention: order.person.name.slice(0, LABEL_LIMITS.attention),
		purchaseOrderNumber: order.purchaseOrder || order.number,
		companyId: company?.id ?? '',
		language: usualLanguage(shippingAddress, company?.language ?? order.language),
	};
	return prepareLabel(catalogue, start, order.lines);
}

/**
 * Makes the labels of an order that was read at `version`, and returns both.
 * @throws ProblemError stale, with the current order; conflict if everything is on labels already.
 */
export async function makeOrderLabels(
	transaction: DatabaseLike,
	{ number, version }: { number: string; version: number },
	labels: { prepared: PreparedLabel; isAnotherSet: boolean },
	change: AuditedChange,
): Promise<{ order: PortalOrder; labels: Label[] }> {
	const order = await updateOrderVersion(transaction, { number, version });
	if (!order) throw staleProblem(await findOrder(transaction, number));
	const made = await makeLabelsOf(transaction, number, labels, change);
	const { actor, requestId, now } = change;
	for (const { id } of made) {
		await recordAudit(
			transaction,
			{
				actor,
				requestId,
				action: 'distributorOrder.labelled',
				subject: { kind: 'distributorOrder', id: number, name: number },
				after: { labelId: id },
			},
			now,
		);
	}
	return { order, labels: made };
}
