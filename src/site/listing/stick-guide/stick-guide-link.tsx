import { useTranslations } from 'use-intl';
import { Link } from '../../../platform/ui/link.tsx';
import { STICK_GUIDE_ADDRESS } from './stick-guide.ts';

/** Links to the stick-welding guide where visitors look for stick gloves. Needs the `listing.stickLink` message. */
export function StickGuideLink({ className }: { className?: string | undefined }) {
	const t = useTranslations('listing');
	return (
		<Link className={className} to={STICK_GUIDE_ADDRESS}>
			{t('stickLink')}
		</Link>
	);
}
