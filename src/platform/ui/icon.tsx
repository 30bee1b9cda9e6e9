import type { ICONS } from './icon-sheet.tsx';
import { staticPart } from './static-part.tsx';

export type IconName = keyof typeof ICONS;

/** The drawings of all icons; the document contains them once, so that no script does. */
export const Icons = staticPart(() => import('./icon-sheet.tsx').then((module) => module.IconSheet));

/** A 24 px line icon in the text colour. Hidden from screen readers: its control has the name. */
export function Icon({ name }: { name: IconName }) {
	return (
		<svg
			viewBox="0 0 24 24"
			width="24"
			height="24"
			fill="none"
			stroke="currentColor"
			strokeWidth="2"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			<use href={`#icon-${name}`} />
		</svg>
	);
}
