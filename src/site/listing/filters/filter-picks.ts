import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import type { FilterId, RuledId } from '../../../domain/search/filter-slug.ts';
import { type Listing, withFilter, withoutFilter, withRule } from '../../../domain/search/listing.ts';
import { useOwnNavigations } from '../../../platform/pages/own-navigations.ts';
import { useNavigateTo } from '../../../platform/ui/navigate-to.ts';
import { addressOf } from '../listing-data.ts';

/**
 * The selection that the drawer shows. A choice shows at once and navigates, with one history entry each, so that Back
 * undoes the last one; the list follows. Quick successive choices build on each other, not on the list still shown.
 */
export function useFilterPicks(path: string, listing: Listing) {
	const navigate = useNavigateTo();
	const { state } = useNavigation();
	const [picked, setPicked] = useState(listing);
	const latest = useRef(listing);
	const { isPending, follow } = useOwnNavigations();

	// In the commit itself: an effect that ran after it could take back a choice made in between.
	useLayoutEffect(() => {
		if (state !== 'idle' || isPending) return;
		latest.current = listing;
		setPicked(listing);
	}, [listing, state, isPending]);

	function pick(id: FilterId, slug: string, on: boolean) {
		show(on ? withFilter(latest.current, id, slug) : withoutFilter(latest.current, id, slug));
	}

	function pickRule(id: RuledId, rule: 'any' | 'all') {
		show(withRule(latest.current, id, rule));
	}

	function show(next: Listing) {
		latest.current = next;
		setPicked(next);
		follow(navigate(addressOf(path, next), { preventScrollReset: true }));
	}

	return { picked, pick, pickRule };
}
