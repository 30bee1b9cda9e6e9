import { useCallback } from 'react';

const HEIGHT = '--foot-bar';

/**
 * For a bar that sticks to the bottom of the window: publishes its height as `--foot-bar` while it is sticky, so that
 * other sticky elements stay above it and focused elements are scrolled clear of it (base.css).
 * @returns the bar's ref
 */
export function useFootBar(): (bar: HTMLElement | null) => (() => void) | undefined {
	return useCallback((bar) => {
		if (!bar) return undefined;
		const { style } = document.documentElement;
		const measure = () => {
			const isStuck = getComputedStyle(bar).position === 'sticky';
			style.setProperty(HEIGHT, `${isStuck ? bar.offsetHeight : 0}px`);
		};
		const watch = new ResizeObserver(measure);
		watch.observe(bar);
		addEventListener('resize', measure);
		measure();
		return () => {
			watch.disconnect();
			removeEventListener('resize', measure);
			style.removeProperty(HEIGHT);
		};
	}, []);
}
