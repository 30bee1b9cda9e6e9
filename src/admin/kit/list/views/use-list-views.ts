import { useRef, useState } from 'react';
import type { ListPath, ListViews } from '../../../../domain/list-views/list-view.ts';
import { useStaffRequest } from '../../session-dialog.tsx';

/** Where the views of all lists are read and changed. */
export const VIEWS_API = '/api/admin/list-views';

type LoadedViews = {
	/** Undefined until they have loaded. */
	views: ListViews | undefined;
	hasFailed: boolean;
	load: () => Promise<void>;
};

/** The views of a list, loaded each time that they are asked for; those already there stay until the new ones come. */
export function useListViews(path: ListPath): LoadedViews {
	const sendRequest = useStaffRequest();
	const [views, setViews] = useState<ListViews>();
	const [hasFailed, setHasFailed] = useState(false);
	const latest = useRef(0);

	async function load() {
		latest.current += 1;
		const own = latest.current;
		const result = await sendRequest<ListViews>(`${VIEWS_API}?${new URLSearchParams({ path })}`);
		if (own !== latest.current) return;
		setHasFailed(!result.ok);
		setViews(result.ok ? result.answer : undefined);
	}

	return { views, hasFailed, load };
}
