import { useEffect, useState } from 'react';
import { SAMPLE_FORM } from './sample-choice.tsx';

/** Windows that have a bar (buy-bar.module.css). */
const NARROW = '(width < 768px) and (height > 480px)';

/**
 * True while the sample button is out of view in a narrow window.
 * @param load loads the bar's code, when it is first needed
 */
export function useBuyBar(load: () => Promise<unknown>): boolean {
	const [isShown, setShown] = useState(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the loader is the same for every glove
	useEffect(() => {
		const button = document.querySelector(`#${SAMPLE_FORM} [type=submit]`);
		if (!button) return;
		const narrow = matchMedia(NARROW);
		let isOut = false;
		const decide = () => {
			const isNeeded = isOut && narrow.matches;
			if (!isNeeded) return setShown(false);
			load().then(
				() => setShown(isOut && narrow.matches),
				() => {},
			);
		};
		const watch = new IntersectionObserver((entries) => {
			isOut = entries.at(-1)?.isIntersecting === false;
			decide();
		});
		watch.observe(button);
		narrow.addEventListener('change', decide);
		return () => {
			watch.disconnect();
			narrow.removeEventListener('change', decide);
		};
	}, []);
	return isShown;
}
