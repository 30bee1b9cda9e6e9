import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { STICK_GUIDE_ADDRESS } from './stick-guide.ts';

/** Leads to the stick-welding guide, from wherever somebody looks for a stick glove. Needs `listing.stickLink`. */
export function StickGuideLink({ className }: { className?: string | undefined }) {
	const t = useTranslations('listing');
	return (
		<Link className={className} to={STICK_GUIDE_ADDRESS}>
			{t('stickLink')}
		</Link>
	);
}
