/** One kind of thing that waits for staff: a figure on Today, and the oldest few below it. */
export type Awaiting = {
	kind: 'sampleRequests' | 'applications' | 'labels' | 'orders' | 'mail' | 'unreadable';
	count: number;
	/** When the oldest came, ISO 8601; unset when nothing waits. */
	oldestAt: string | undefined;
	/** Where all of them are. */
	href: string;
	/** At most five, the oldest first. */
	items: AwaitingItem[];
};

type AwaitingItem = {
	id: string;
	title: string;
	detail: string;
	/** ISO 8601. */
	at: string;
	href: string;
};
