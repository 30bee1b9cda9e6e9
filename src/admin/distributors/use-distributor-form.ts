import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { distanceKm, type Position } from '../../domain/distributors/distributor.ts';
import {
	BLANK_DISTRIBUTOR,
	type DistributorInput,
	parsePosition,
} from '../../domain/distributors/distributor-input.ts';
import { findProvinceMismatch, parsePostalCode } from '../../domain/postal-address/postal-code.ts';
import { nameRegion, PROVINCES, type Region } from '../../domain/postal-address/region.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import type { FieldWarning } from '../kit/form/form-context.tsx';
import { type StaffForm, useStaffForm } from '../kit/form/use-staff-form.ts';
import { useStaffRequest } from '../kit/session-dialog.tsx';

/** A rural area of a postal code reaches this far; a pin beyond it may be a slip. In kilometres. */
const FAR_KM = 150;

export type DistributorForm = StaffForm<DistributorInput> & {
	warnings: readonly FieldWarning[];
	/** The middle of the postal code's area; undefined while it is not known. */
	area: Position | undefined;
};

/** The state of a distributor's form, with warnings and the area of its postal code. */
export function useDistributorForm(initial: DistributorInput, draftName: string): DistributorForm {
	const form = useStaffForm({ initial, draft: { name: draftName, isValue: isDistributorInput } });
	const t = useTranslations('distributorDesk.warnings');
	const { postalCode, province, position } = form.debounced;
	const locale = useLocale();
	const area = usePostalArea(postalCode);
	const warnings = useMemo(() => {
		const found: FieldWarning[] = [];
		const code = parsePostalCode(postalCode, 'Canada');
		const provinces =
			code === undefined || province === '' ? undefined : findProvinceMismatch(code, province);
		if (provinces)
			found.push({
				path: 'postalCode',
				key: 'province',
				text: t('province', { provinces: provinces.map((one) => nameProvince(one, locale)).join(', ') }),
			});
		const place = parsePosition(position);
		const km = area && place ? Math.round(distanceKm(area, place)) : 0;
		if (km > FAR_KM) found.push({ path: 'position', key: 'far', text: t('far', { km }) });
		return found;
	}, [postalCode, province, position, area, t, locale]);
	return { ...form, warnings, area };
}

const nameProvince = (code: string, locale: Locale) => {
	const found: Region | undefined = PROVINCES.find((one) => one.code === code);
	return found ? nameRegion(found, locale) : code;
};

/** Looks up the area of a whole postal code. */
function usePostalArea(typed: string): Position | undefined {
	const sendRequest = useStaffRequest();
	const [found, setFound] = useState<{ postalCode: string; area: Position | undefined }>();
	const postalCode = parsePostalCode(typed, 'Canada');
	useEffect(() => {
		if (postalCode === undefined) return;
		const aborter = new AbortController();
		sendRequest<{ position: Position | null }>(
			`/api/admin/distributors/area?${new URLSearchParams({ postalCode })}`,
			{ signal: aborter.signal },
		).then(
			(result) => {
				if (result.ok) setFound({ postalCode, area: result.answer.position ?? undefined });
			},
			// A newer postal code was typed.
			() => {},
		);
		return () => aborter.abort();
	}, [postalCode, sendRequest]);
	return found?.postalCode === postalCode ? found?.area : undefined;
}

function isDistributorInput(value: unknown): value is DistributorInput {
	if (typeof value !== 'object' || value === null) return false;
	return Object.entries(BLANK_DISTRIBUTOR).every(([field, part]) => {
		const stored = (value as Record<string, unknown>)[field];
		return Array.isArray(part) ? Array.isArray(stored) : typeof stored === typeof part;
	});
}
