import { useCallback } from 'react';

const HEIGHT = '--foot-bar';

/**
 * For a bar that sticks to the foot of the window on every page: its height is `--foot-bar` for as long as it does, so
 * that what else sticks there stands on top of it, and what takes the focus is scrolled clear (base.css).
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
