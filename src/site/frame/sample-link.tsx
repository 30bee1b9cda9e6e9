import { useTranslations } from 'use-intl';
import { formatSizeWord } from '../../domain/catalogue/glove-size.ts';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { Icon } from '../../platform/ui/icon.tsx';

type SampleLinkProps = {
	partNumber: string;
	/** The size that goes in; it is changed in the box. Nothing is shown for a glove without sizes. */
	size: string;
	className: string | undefined;
	/** Without its sign, where two such links stand in little room. */
	bare?: boolean;
};

/**
 * Puts a glove into the sample box in its usual size: a link to the page of the box, and with scripts a press that
 * opens the box beside the page (`sample-panel-slot.tsx`). Needs `sampleLink`.
 */
export function SampleLink({ partNumber, size, className, bare = false }: SampleLinkProps) {
	const t = useTranslations('sampleLink');
	if (size === '') return null;
	return (
		<a
			className={className}
			href={`/sample-box?${new URLSearchParams({ partNumber, size })}`}
			data-sample={partNumber}
			data-size={size}
			aria-label={t('name', { glove: formatPartNumber(partNumber), size: formatSizeWord(size) })}
		>
			{!bare && <Icon name="box" />}
			{t('add')}
		</a>
	);
}
