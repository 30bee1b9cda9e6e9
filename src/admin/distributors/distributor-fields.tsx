import { Button, Checkbox, Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { type Position, SERVED_LANGUAGES, STOCKED_LINES } from '../../domain/distributors/distributor.ts';
import {
	type DistributorInput,
	formatPosition,
	POSITION_EXAMPLE,
	parsePosition,
} from '../../domain/distributors/distributor-input.ts';
import { listRegionNames, PROVINCES } from '../../domain/postal-address/region.ts';
import { LANGUAGES_IN } from '../../platform/i18n/languages-in.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { FieldError } from '../kit/form/field-errors.tsx';
import { useFormState } from '../kit/form/form-context.tsx';
import { CheckField, FieldRow, SelectField, TextField } from '../kit/form/form-fields.tsx';
import { fieldId } from '../kit/form/form-value.ts';
import { StaffCard } from '../kit/staff-card.tsx';
import { PositionMap } from './map/position-map.tsx';

/** All fields of a distributor, in sections. @param area the middle of the postal code's area */
export function DistributorFields({ area }: { area: Position | undefined }) {
	const t = useTranslations('distributorDesk.form');
	const nameLine = useTranslations('whereToBuy.lines');
	const locale = useLocale();
	const { value, set } = useFormState<DistributorInput>();
	const place = parsePosition(value.position);
	return (
		<>
			<StaffCard title={t('store')}>
				<TextField path="name" label={t('name')} required />
				<TextField path="street" label={t('street')} required />
				<FieldRow min={150}>
					<TextField path="city" label={t('city')} required />
					<SelectField
						path="province"
						label={t('province')}
						required
						choices={[
							{ value: '', label: '' },
							...listRegionNames(PROVINCES, locale).map(({ code, name }) => ({ value: code, label: name })),
						]}
					/>
					<TextField path="postalCode" label={t('postalCode')} required />
				</FieldRow>
			</StaffCard>
			<StaffCard title={t('onMap')}>
				<TextField
					path="position"
					label={t('position')}
					required
					hint={t('positionHint', { example: POSITION_EXAMPLE })}
				/>
				<div>
					<Button
						variant="default"
						disabled={area === undefined}
						onClick={() => area && set('position', formatPosition(area))}
					>
						{t('placeByCode')}
					</Button>
				</div>
				<PositionMap
					place={place ?? area}
					isPlaced={place !== undefined}
					onPlace={(next) => set('position', formatPosition(next))}
				/>
			</StaffCard>
			<StaffCard title={t('contact')}>
				<FieldRow>
					<TextField path="phone" label={t('phone')} required inputMode="tel" />
					<TextField path="website" label={t('website')} inputMode="url" />
				</FieldRow>
				<TextField path="email" label={t('email')} inputMode="email" hint={t('emailHint')} />
			</StaffCard>
			<StaffCard title={t('hours')}>
				<FieldRow min={150}>
					<TextField path="monFri" label={t('monFri')} hint={t('hoursHint')} />
					<TextField path="sat" label={t('sat')} />
					<TextField path="sun" label={t('sun')} />
				</FieldRow>
			</StaffCard>
			<StaffCard title={t('offers')}>
				<TicksField
					path="lines"
					label={t('lines')}
					choices={STOCKED_LINES.map((line) => ({ value: line, label: nameLine(line) }))}
				/>
				<TicksField
					path="languages"
					label={t('languages')}
					choices={SERVED_LANGUAGES.map((one) => ({ value: one, label: LANGUAGES_IN[locale][one] }))}
				/>
				<Group gap="8px 24px">
					<CheckField path="counterSales" label={t('counterSales')} />
					<CheckField path="isShown" label={t('isShown')} />
				</Group>
			</StaffCard>
		</>
	);
}

type TicksFieldProps = {
	path: 'lines' | 'languages';
	label: string;
	choices: readonly { value: string; label: string }[];
};

/** Some of a few choices. */
function TicksField({ path, label, choices }: TicksFieldProps) {
	const { value, set, errors } = useFormState<DistributorInput>();
	const error = errors.get(path);
	return (
		<Checkbox.Group
			id={fieldId(path)}
			tabIndex={-1}
			label={label}
			withAsterisk
			value={[...value[path]]}
			onChange={(next) => set(path, next)}
			error={error && <FieldError>{error}</FieldError>}
		>
			<Group gap="8px 24px" mt="xs">
				{choices.map((choice) => (
					<Checkbox key={choice.value} {...choice} size="md" />
				))}
			</Group>
		</Checkbox.Group>
	);
}
