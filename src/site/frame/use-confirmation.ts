import { useCallback, useEffect, useState } from 'react';
import { useNavigateTo } from '../../platform/ui/navigate-to.ts';

/** A form stored by the server; `state` is passed to its confirmation page. */
type Stored = { number: string; state?: object };

/** The confirmation page of a form. Declare it once, outside components. */
export type Confirmation = {
	path: string;
	/** Loads the page's code: the same module that the router requests. */
	loadPage: () => Promise<unknown>;
	/** The form that was stored but not confirmed yet. */
	read: () => Stored | undefined;
};

/** How long the confirmation page may take to load before the form shows the number itself, in milliseconds. */
const PATIENCE_MS = 8_000;

/**
 * Navigates to the confirmation of a stored form: now, or when the form is opened again if the connection dropped in
 * between.
 * @returns `stored` is the number if the confirmation page cannot be loaded
 */
export function useConfirmation({ path, loadPage, read }: Confirmation): {
	stored: string | undefined;
	showConfirmation: () => Promise<void>;
} {
	const navigate = useNavigateTo();
	const [stored, setStored] = useState<string>();

	const showConfirmation = useCallback(async () => {
		const sent = read();
		if (!sent) return;
		// Loaded first, because the router falls back to a document navigation if the code cannot be loaded, which ends in
		// a browser error.
		const has = await Promise.race([
			loadPage().then(
				() => true,
				() => false,
			),
			new Promise<false>((late) => setTimeout(() => late(false), PATIENCE_MS)),
		]);
		if (!has) {
			setStored(sent.number);
			return;
		}
		await navigate(`${path}?number=${encodeURIComponent(sent.number)}`, { replace: true, state: sent.state });
	}, [navigate, path, loadPage, read]);

	useEffect(() => {
		void showConfirmation();
	}, [showConfirmation]);

	return { stored, showConfirmation };
}
