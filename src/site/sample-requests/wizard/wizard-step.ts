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

/** The screen that has a field. */
export function stepOfField(path: string, emailType: string): 1 | 2 | 3 | 4 {
	// A second address in addition to the company's is asked for on the last screen.
	if (path === 'secondaryEmail' && emailType === 'Business') return 4;
	const step = ([1, 2, 3] as const).find((at) => FIELDS_BY_STEP[at].includes(path as RequestField));
	return step ?? 4;
}

/** The errors that prevent going on from a screen. */
export function listStepErrors(request: SampleRequestInput, step: 1 | 2 | 3 | 4): RequestError[] {
	return findRequestErrors(tidyRequest(request)).filter(
		({ path }) => stepOfField(path, request.emailType) === step,
	);
}

/** The furthest screen that the values allow: all earlier screens must be complete. */
export function furthestStep(request: SampleRequestInput): 1 | 2 | 3 | 4 {
	return ([1, 2, 3] as const).find((step) => listStepErrors(request, step).length > 0) ?? 4;
}
