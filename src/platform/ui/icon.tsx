import icons from './icons/icons.svg';

/** The drawings in icons/icons.svg. */
export const ICON_NAMES = [
	'search',
	'close',
	'menu',
	'chevron-down',
	'chevron-right',
	'chevron-left',
	'box',
	'user',
	'filters',
	'plus',
	'minus',
	'check',
	'arrow-right',
	'arrow-left',
	'info',
	'hand',
	'mail',
	'phone',
	'pin',
	'globe',
	'document',
	'camera',
	'picture',
	'warning',
	'ruler',
	'trash',
	'truck',
	'shield',
	'zoom',
	'compare',
] as const;

export type IconName = (typeof ICON_NAMES)[number];

/** A 24 px line icon in the text colour. Hidden from screen readers: its control has the name. */
export function Icon({ name }: { name: IconName }) {
	return (
		<svg className="icon" aria-hidden="true">
			<use href={`${icons}#${name}`} />
		</svg>
	);
}
