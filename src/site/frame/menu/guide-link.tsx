import type { ShownLink } from '../../../domain/site-content/menu.ts';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Link } from '../../../platform/ui/link.tsx';

/** Pages with an icon of their own; any other link ends in an arrow. */
const ICONS: Readonly<Record<string, IconName>> = { '/find-a-glove': 'search', '/sizing-guide': 'hand' };

/** A page that helps to choose, below the columns of a menu. */
export function GuideLink({ guide, className }: { guide: ShownLink; className?: string }) {
	const icon = ICONS[guide.link];
	return (
		<Link className={className} to={guide.link}>
			{icon && <Icon name={icon} />}
			<span>{guide.label}</span>
			{!icon && <Icon name="arrow-right" />}
		</Link>
	);
}
