import { useRef } from 'react';
import { useInView } from '../in-view.ts';
import { PassBars, type PassBarsProps } from './pass-bars.tsx';

/** Divider between sections: a weld pass that runs once, when a third of it is in view, and cools. */
export function SectionDivider({ from, ground }: Pick<PassBarsProps, 'from' | 'ground'>) {
	const bars = useRef<HTMLDivElement>(null);
	const sight = useInView(bars, 1 / 3);
	return <PassBars ref={bars} from={from} ground={ground} sight={sight} />;
}
