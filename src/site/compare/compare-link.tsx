import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { Icon } from '../../platform/ui/icon.tsx';

type CompareLinkProps = { partNumber: string; className: string | undefined };

/** Adds a glove to those that are compared: a link that leads there, and with scripts a choice that stays (`compare-slot.tsx`). */
export function CompareLink({ partNumber, className }: CompareLinkProps) {
	const t = useTranslations('listing.card');
	return (
		<a
			className={className}
			href={`/compare?gloves=${partNumber}`}
			data-compare={partNumber}
			aria-label={t('compareName', { glove: formatPartNumber(partNumber) })}
		>
			<Icon name="plus" />
			{t('compare')}
		</a>
	);
}
