import { lazy, Suspense, useCallback, useEffect, useState, useTransition } from 'react';
import { useLocation } from 'react-router';
import { OPEN_EVENT, type PanelNews, useSampleBox } from '../sample-box/sample-box.tsx';

const loadPanel = () => import('./sample-panel-words.tsx');
const SamplePanel = lazy(loadPanel);

/** Fetches the panel's code when somebody reaches for it, so that it is there when they press. */
export function preloadSamplePanel() {
	loadPanel().catch(() => {});
}

/** Where the sample box slides in: opened by a window event, from wherever a page wants it. */
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

	// Links to a sample stand in parts of a page whose code never came (`sample-link.tsx`).
	useEffect(() => {
		const hear = (event: MouseEvent) => {
			const link = (event.target as Element).closest<HTMLAnchorElement>('[data-sample]');
			const { sample: partNumber, size } = link?.dataset ?? {};
			if (partNumber === undefined || size === undefined) return;
			if (event.metaKey || event.ctrlKey || event.shiftKey) return;
			event.preventDefault();
			addAndOpen({ partNumber, size });
		};
		addEventListener('click', hear);
		return () => removeEventListener('click', hear);
	}, [addAndOpen]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: every arrival closes what was open
	useEffect(close, [key]);

	if (!made) return null;
	return (
		<Suspense fallback={null}>
			<SamplePanel {...shown} onClose={close} />
		</Suspense>
	);
}
