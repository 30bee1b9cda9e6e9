/** Kinds of items waiting for staff, in Today's order. */
const AWAITING_KINDS = [
	'mentions',
	'assigned',
	'sampleRequests',
	'applications',
	'orders',
	'labels',
	'mail',
	'unreadable',
	'releases',
	'translations',
] as const;

/** One kind of item waiting for staff: a count on Today, with the oldest few below it. */
export type Awaiting = {
	kind: (typeof AWAITING_KINDS)[number];
	count: number;
	/** When the oldest arrived, ISO 8601; undefined if nothing is waiting. */
	oldestAt: string | undefined;
	/** Path of the full list; undefined if Today itself shows all of them. */
	href: string | undefined;
	/** What is said below the count, if the items did not come at a time. */
	line?: string;
	/** At most five of those that have a list, oldest first. */
	items: AwaitingItem[];
};

type AwaitingItem = {
	id: string;
	title: string;
	detail: string;
	/** ISO 8601; empty if it did not come at a time. */
	at: string;
	href: string;
};

/** Sorts waiting items into Today's order. */
export function inOrderOfToday(awaiting: readonly Awaiting[]): Awaiting[] {
	return awaiting.toSorted(
		(one, other) => AWAITING_KINDS.indexOf(one.kind) - AWAITING_KINDS.indexOf(other.kind),
	);
}
