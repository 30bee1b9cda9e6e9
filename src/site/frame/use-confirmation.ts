import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/** A form that the server has stored; `state` goes with the visitor to its confirmation. */
type Stored = { number: string; state?: object };

/** Where a form is confirmed. Declare it once, outside of components. */
export type Confirmation = {
	path: string;
	/** Fetches the page's code: the file that the router asks for. */
	loadPage: () => Promise<unknown>;
	/** What was stored and not confirmed yet. */
	read: () => Stored | undefined;
};

/** How long a confirmation may take to come before its number is said in the form, in milliseconds. */
const PATIENCE_MS = 8_000;

/**
 * Leads to the confirmation of a stored form: now, or when the form is opened again, if the line dropped in between.
 * @returns `stored` is the number while its confirmation cannot be had
 */
export function useConfirmation({ path, loadPage, read }: Confirmation): {
	stored: string | undefined;
	showConfirmation: () => Promise<void>;
} {
	const navigate = useNavigate();
	const [stored, setStored] = useState<string>();

	const showConfirmation = useCallback(async () => {
		const sent = read();
		if (!sent) return;
		// The router leaves the page for a browser's error where the code cannot be had: so it is fetched first.
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
