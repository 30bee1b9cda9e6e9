import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { Icon } from '../../platform/ui/icon.tsx';
import { usePathTo } from '../../platform/ui/link.tsx';

type CompareLinkProps = { partNumber: string; className: string | undefined };

/**
 * A link that opens a comparison with this glove. With scripts it toggles the glove in the stored selection instead
 * (`compare-slot.tsx`).
 */
export function CompareLink({ partNumber, className }: CompareLinkProps) {
	const pathTo = usePathTo();
	const t = useTranslations('listing.card');
	return (
		<a
			className={className}
			href={pathTo(`/compare?gloves=${partNumber}`)}
			data-compare={partNumber}
			aria-label={t('compareName', { glove: formatPartNumber(partNumber) })}
		>
			<Icon name="plus" />
			{t('compare')}
		</a>
	);
}
