import type { Label } from '../../../domain/labels/label.ts';
import { moveLabel, requireLabel, restoreLabelState } from '../../../domain/labels/label-commands.server.ts';
import { findLabelSource, type LabelSource, type SourceMove } from '../../../domain/labels/label-source.ts';
import type { AuditedChange } from '../../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';

/** A label after its move, and what became of its request or order. */
export type MovedLabel = Label & { moved: SourceMove | undefined };

/**
 * Moves a label to another state, and the request or order that it ships on or back with it.
 * @throws ProblemError not-found; stale; conflict if that state does not follow the current one.
 */
export async function moveLabelWithSource(
	transaction: DatabaseLike,
	sources: readonly LabelSource[],
	move: Parameters<typeof moveLabel>[1],
	change: AuditedChange,
): Promise<{ label: Label; moved: SourceMove | undefined }> {
	const { source: number } = await requireLabel(transaction, move.id);
	// A void label has shipped nothing, and takes nothing back.
	const source = move.state === 'void' ? undefined : findLabelSource(sources, number);
	await source?.lock(transaction, number);
	const label = await moveLabel(transaction, move, change);
	return { label, moved: await source?.follow(transaction, number, change) };
}

/**
 * Undoes a label's move, and that of the request or order which it took along.
 * @throws ProblemError not-found; stale.
 */
export async function restoreLabelWithSource(
	transaction: DatabaseLike,
	sources: readonly LabelSource[],
	restored: Parameters<typeof restoreLabelState>[1],
	change: AuditedChange,
): Promise<Label> {
	const { source: number } = await requireLabel(transaction, restored.id);
	const source = findLabelSource(sources, number);
	await source?.lock(transaction, number);
	const label = await restoreLabelState(transaction, restored, change);
	await source?.follow(transaction, number, change);
	return label;
}
