import { useEffect, useState } from 'react';
import type { CompanySummary } from '../../../domain/companies/company.ts';
import type { TraitKind } from '../../../domain/companies/company-trait.ts';
import { sendRequest } from '../../kit/staff-request.ts';
import type { CompanyFormValue } from '../company-form-value.ts';

/** A possible duplicate, and the fields the two share. */
export type ShownDuplicate = { company: CompanySummary; shares: TraitKind[] };

const PAUSE_MS = 500;

/** Companies that share a name, phone, domain or number with the form, half a second after the last keystroke. */
export function usePossibleDuplicates(value: CompanyFormValue, exceptId = ''): ShownDuplicate[] {
	const [doubles, setDoubles] = useState<ShownDuplicate[]>([]);
	const { operatingName, legalName, phone, email, website, gstNumber, taxId, dunsNumber } = value;
	const params = JSON.stringify({
		operatingName,
		legalName,
		phone,
		email,
		website,
		gstNumber,
		taxId,
		dunsNumber,
		exceptId,
	});
	useEffect(() => {
		const abort = new AbortController();
		const body: Record<string, string> = JSON.parse(params);
		const timer = setTimeout(async () => {
			if (Object.entries(body).every(([name, text]) => text.trim() === '' || name === 'exceptId')) {
				return setDoubles([]);
			}
			try {
				const url = '/api/admin/companies/likely-doubles';
				const options = { method: 'POST', body, signal: abort.signal } as const;
				const result = await sendRequest<{ content: ShownDuplicate[] }>(url, options);
				// The list is optional: the form works without it, and saving handles an ended session.
				if (!abort.signal.aborted) setDoubles(result.ok ? result.answer.content : []);
			} catch {
				// A newer request is pending.
			}
		}, PAUSE_MS);
		return () => {
			clearTimeout(timer);
			abort.abort();
		};
	}, [params]);
	return doubles;
}
