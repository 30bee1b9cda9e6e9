import { lazy, Suspense, useCallback, useEffect, useState, useTransition } from 'react';
import { useLocation } from 'react-router';
import { OPEN_EVENT, type PanelNews, useSampleBox } from '../sample-box/sample-box.tsx';

const loadPanel = () => import('./sample-panel-with-messages.tsx');
const SamplePanel = lazy(loadPanel);

/** Preloads the panel's code before the click. */
export function preloadSamplePanel() {
	loadPanel().catch(() => {});
}

/** Shows the sample box as a panel. Any part of a page can open it with a window event. */
export function SamplePanelSlot() {
	const { key } = useLocation();
	const [made, setMade] = useState(false);
	const [shown, setShown] = useState<{ open: boolean; news: PanelNews }>({ open: false, news: {} });
	const { addAndOpen } = useSampleBox();
	const [, startTransition] = useTransition();
	const close = useCallback(() => setShown((now) => ({ ...now, open: false })), []);

	useEffect(() => {
		const open = (event: Event) => {
			const news = (event as CustomEvent<PanelNews | null>).detail ?? {};
			startTransition(() => {
				setMade(true);
				setShown({ open: true, news });
			});
		};
		window.addEventListener(OPEN_EVENT, open);
		return () => window.removeEventListener(OPEN_EVENT, open);
	}, []);

	// Sample links are part of static parts whose code is not loaded (`sample-link.tsx`), so clicks are handled here.
	useEffect(() => {
		const onClick = (event: MouseEvent) => {
			const link = (event.target as Element).closest<HTMLAnchorElement>('[data-sample]');
			const { sample: partNumber, size } = link?.dataset ?? {};
			if (partNumber === undefined || size === undefined) return;
			if (event.metaKey || event.ctrlKey || event.shiftKey) return;
			event.preventDefault();
			addAndOpen({ partNumber, size });
		};
		addEventListener('click', onClick);
		return () => removeEventListener('click', onClick);
	}, [addAndOpen]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes what was open
	useEffect(close, [key]);

	if (!made) return null;
	return (
		<Suspense fallback={null}>
			<SamplePanel {...shown} onClose={close} />
		</Suspense>
	);
}
