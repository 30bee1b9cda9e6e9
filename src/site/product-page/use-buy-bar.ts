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
		let isOutOfView = false;
		const update = () => {
			const isNeeded = isOutOfView && narrow.matches;
			if (!isNeeded) return setShown(false);
			load().then(
				() => setShown(isOutOfView && narrow.matches),
				() => {},
			);
		};
		const observer = new IntersectionObserver((entries) => {
			isOutOfView = entries.at(-1)?.isIntersecting === false;
			update();
		});
		observer.observe(button);
		narrow.addEventListener('change', update);
		return () => {
			observer.disconnect();
			narrow.removeEventListener('change', update);
		};
	}, []);
	return isShown;
}
