/** What every inbox writes down of a step: who did it, when, and between which states. */
type RecordEvent<State> = {
	kind: string;
	by: string;
	at: string;
	from: State | undefined;
	to: State | undefined;
	undoneAt: string | undefined;
};

/** A change of state can be taken back this long, in milliseconds. */
const UNDO_MS = 24 * 60 * 60 * 1000;

/** The change of state that can be taken back: the last one, when it is no older than a day. */
export function findUndoable<State extends string, Event extends RecordEvent<State>>(
	events: readonly Event[],
	state: State,
	now: Date,
): Event | undefined {
	const last = events.find(({ kind, undoneAt }) => kind === 'state' && undoneAt === undefined);
	return last?.to === state && Date.parse(last.at) > now.getTime() - UNDO_MS ? last : undefined;
}

/** Who changed the record last, and when; notes change nothing. The latest event comes first. */
export function findLastChange(
	events: readonly RecordEvent<string>[],
): { by: string; at: string } | undefined {
	const last = events.find(({ kind }) => kind !== 'note');
	return last && { by: last.by, at: last.at };
}
