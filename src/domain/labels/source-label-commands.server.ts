import type { AuditedChange } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { type FieldError, ProblemError } from '../../platform/problems/problem.server.ts';
import type { LiveCatalogue } from '../search/live-catalogue.server.ts';
import { countPairs, formatLabelNumber, type Label, type LabelInput } from './label.ts';
import { createLabel } from './label-commands.server.ts';
import { completeLines, findLabelProduct } from './label-products.server.ts';
import { listLabelsOfSource } from './label-queries.server.ts';
import {
	deriveShipment,
	listOpenLines,
	type Shipment,
	splitOverLabels,
	type WantedLine,
} from './shipment.ts';

/** The label of everything that a request or an order wants, before it is split and what is on labels is left out. */
export type PreparedLabel = {
	label: LabelInput;
	/** A draft if staff must complete it: it has no address, or a glove that is not made any more. */
	state: 'draft' | 'ready';
	/** The gloves and sizes that are not in the catalogue any more, by line. */
	errors: FieldError[];
};

/** Runs before the transaction, because it reads the catalogue, and a transaction must not wait for anything else. */
export async function prepareLabel(
	catalogue: LiveCatalogue,
	start: Omit<LabelInput, 'content'>,
	lines: readonly (WantedLine & { name: string })[],
): Promise<PreparedLabel> {
	const asWritten = await Promise.all(
		lines.map(async ({ partNumber, size, pairs, name }) => ({
			// A glove of the catalogue comes with its name and description of today.
			productName: (await findLabelProduct(catalogue, partNumber)) ? '' : name,
			productPartNumber: partNumber,
			productDescription: '',
			size,
			quantity: pairs,
		})),
	);
	const { content, errors } = await completeLines(catalogue, asWritten);
	const isComplete = errors.length === 0 && start.shippingAddress !== '';
	return { label: { ...start, content }, state: isComplete ? 'ready' : 'draft', errors };
}

/**
 * Makes the labels of what is on none yet, or another whole set on purpose. The caller writes the version of the
 * request or order in the same transaction, so that of two people at once only one makes labels.
 * @throws ProblemError conflict if everything is on labels already.
 */
export async function makeLabelsOf(
	transaction: DatabaseLike,
	source: string,
	{ prepared, isAnotherSet }: { prepared: PreparedLabel; isAnotherSet: boolean },
	change: AuditedChange,
): Promise<Label[]> {
	const { label, state } = prepared;
	const earlier = await listLabelsOfSource(transaction, source);
	const content = isAnotherSet
		? label.content
		: listOpenLines(label.content, deriveShipment(label.content.map(toWanted), earlier));
	if (content.length === 0) {
		const numbers = earlier.filter((one) => one.state !== 'void').map(({ id }) => formatLabelNumber(id));
		throw new ProblemError(
			'conflict',
			say('problems.labels.allOnLabels', { number: source, labels: numbers.join(', ') }),
		);
	}
	const made: Label[] = [];
	for (const part of splitOverLabels(content))
		made.push(await createLabel(transaction, { ...label, content: part }, state, change, source));
	return made;
}

function toWanted({ productPartNumber, size, quantity }: LabelInput['content'][number]): WantedLine {
	return { partNumber: productPartNumber, size, pairs: quantity };
}

/** The labels of a request or an order, and what they ship of it. */
export type SourceShipment = {
	labels: (Pick<Label, 'id' | 'state'> & { lines: number; pairs: number })[];
	shipment: Shipment;
};

/** @throws UnreadableDocumentError if one of its labels cannot be read. */
export async function findSourceShipment(
	db: DatabaseLike,
	source: string,
	wanted: readonly WantedLine[],
): Promise<SourceShipment> {
	const labels = await listLabelsOfSource(db, source);
	return {
		labels: labels.map(({ id, state, content }) => ({
			id,
			state,
			lines: content.length,
			pairs: countPairs(content),
		})),
		shipment: deriveShipment(wanted, labels),
	};
}
