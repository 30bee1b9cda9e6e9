import { useTranslations } from 'use-intl';
import { BREAKS } from '../../../domain/pricing/quantity-break.ts';
import { FieldRow, TextField } from '../../kit/form/form-fields.tsx';

/** Fields for the percentages off from one pair, a dozen and a case, for a list or one of its rules. */
export function OffFields({ path }: { path: string }) {
	const t = useTranslations('pricing');
	return (
		<FieldRow min={150}>
			{BREAKS.map((unit) => (
				<TextField
					key={unit}
					path={`${path}.${unit}`}
					label={t('list.unitOff', { unit: t(`breaks.${unit}`) })}
					inputMode="decimal"
					maxLength={10}
				/>
			))}
		</FieldRow>
	);
}
