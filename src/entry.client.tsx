import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/** From this mark on the page works and not only shows: a browser's timeline has it, and journeys wait for it. */
function HydrationMark({ children }: { children: ReactNode }) {
	useEffect(() => {
		performance.mark('hydrated');
	}, []);
	return children;
}

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydrationMark>
				<HydratedRouter />
			</HydrationMark>
		</StrictMode>,
	);
});
