/** A record's number and the version on which a change is based. */
export type ReadRecord = { number: string; version: number };

/** An inbox event: who did it, when, and between which states. */
type RecordEvent<State> = {
	kind: string;
	by: string;
	at: string;
	from: State | undefined;
	to: State | undefined;
	undoneAt: string | undefined;
};

/** How long a change of state can be undone, in milliseconds. */
const UNDO_MS = 24 * 60 * 60 * 1000;

/** The change of state that can be undone: the last one, if it is less than a day old. */
export function findUndoable<State extends string, Event extends RecordEvent<State>>(
	events: readonly Event[],
	state: State,
	now: Date,
): Event | undefined {
	const last = events.find(({ kind, undoneAt }) => kind === 'state' && undoneAt === undefined);
	return last?.to === state && Date.parse(last.at) > now.getTime() - UNDO_MS ? last : undefined;
}

/** Who changed the record last, and when; notes do not count. `events` must be latest first. */
export function findLastChange(
	events: readonly RecordEvent<string>[],
): { by: string; at: string } | undefined {
	const last = events.find(({ kind }) => kind !== 'note');
	return last && { by: last.by, at: last.at };
}
