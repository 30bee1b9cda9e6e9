import { held } from '../../platform/ui/held.tsx';

/** Parts of a listing that the first page of a visit shows as they were sent. */
export const ListingPart = held(() =>
	import('./listing-reading.tsx').then((module) => module.ListingReading),
);
