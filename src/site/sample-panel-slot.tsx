import { lazy, Suspense, useCallback, useEffect, useState, useTransition } from 'react';
import { useLocation } from 'react-router';
import { OPEN_EVENT } from '../sample-box/sample-box.tsx';
import type { SampleItem } from '../sample-box/sample-item.ts';

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
	const [shown, setShown] = useState<{ open: boolean; added: SampleItem | undefined }>({
		open: false,
		added: undefined,
	});
	const [, startTransition] = useTransition();
	const close = useCallback(() => setShown((now) => ({ ...now, open: false })), []);

	useEffect(() => {
		const open = (event: Event) => {
			const { added } = (event as CustomEvent<{ added?: SampleItem } | null>).detail ?? {};
			startTransition(() => {
				setMade(true);
				setShown({ open: true, added });
			});
		};
		window.addEventListener(OPEN_EVENT, open);
		return () => window.removeEventListener(OPEN_EVENT, open);
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: every arrival closes what was open
	useEffect(close, [key]);

	if (!made) return null;
	return (
		<Suspense fallback={null}>
			<SamplePanel {...shown} onClose={close} />
		</Suspense>
	);
}
