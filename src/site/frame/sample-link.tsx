import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { formatSizeWord } from '../../domain/catalogue/sizes/glove-size.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { Icon } from '../../platform/ui/icon.tsx';
import { usePathTo } from '../../platform/ui/link.tsx';

type SampleLinkProps = {
	partNumber: string;
	/** The size to add; it can be changed in the box. Renders nothing for a glove without sizes. */
	size: string;
	className: string | undefined;
	/** Without the icon, where two such links share little space. */
	bare?: boolean;
};

/**
 * Adds a glove to the sample box in its default size: a link to the box's page, and with scripts a click opens the box
 * as a panel (`sample-panel-slot.tsx`). Needs the `sampleLink` messages.
 */
export function SampleLink({ partNumber, size, className, bare = false }: SampleLinkProps) {
	const locale = useLocale();
	const pathTo = usePathTo();
	const t = useTranslations('sampleLink');
	if (size === '') return null;
	return (
		<a
			className={className}
			href={pathTo(`/sample-box?${new URLSearchParams({ partNumber, size })}`)}
			data-sample={partNumber}
			data-size={size}
			aria-label={t('name', { glove: formatPartNumber(partNumber), size: formatSizeWord(size, locale) })}
		>
			{!bare && <Icon name="box" />}
			{t('add')}
		</a>
	);
}
