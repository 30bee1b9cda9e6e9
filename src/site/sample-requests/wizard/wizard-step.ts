import type { RequestField, SampleRequestInput } from '../../../domain/sample-requests/sample-request.ts';
import {
	findRequestErrors,
	type RequestError,
	tidyRequest,
} from '../../../domain/sample-requests/sample-request-rules.ts';

/** The four screens, and the confirmation as the fifth marker (docs/behaviour.md, "Sample requests"). */
export const STEPS = [1, 2, 3, 4, 5] as const;
export type Step = (typeof STEPS)[number];

const FIELDS_BY_STEP: Readonly<Record<1 | 2 | 3, readonly RequestField[]>> = {
	1: ['professionalAffiliation'],
	2: ['companySize'],
	3: ['companyEmail', 'secondaryEmail', 'emailType'],
};

/** The screen where a field is asked for. */
export function stepOfField(path: string, emailType: string): 1 | 2 | 3 | 4 {
	// A second address beside the company's is asked for at the end.
	if (path === 'secondaryEmail' && emailType === 'Business') return 4;
	const step = ([1, 2, 3] as const).find((at) => FIELDS_BY_STEP[at].includes(path as RequestField));
	return step ?? 4;
}

/** What keeps a screen from being left forward. */
export function listStepErrors(request: SampleRequestInput, step: 1 | 2 | 3 | 4): RequestError[] {
	return findRequestErrors(tidyRequest(request)).filter(
		({ path }) => stepOfField(path, request.emailType) === step,
	);
}

/** The furthest screen that what was typed opens: a screen is left forward only when it is complete. */
export function furthestStep(request: SampleRequestInput): 1 | 2 | 3 | 4 {
	return ([1, 2, 3] as const).find((step) => listStepErrors(request, step).length > 0) ?? 4;
}
