import type { RequestField } from '../../domain/sample-requests/sample-request.ts';
import type { RequestValues } from './sample-request-draft.ts';

/** What every screen is given: what was typed, where typing goes, and what is wrong with a field, in words. */
export type StepProps = {
	values: RequestValues;
	onField: (field: RequestField, text: string) => void;
	errorOf: (path: string) => string | undefined;
};

/** The id of a field's control: links of the error summary lead there. */
export function fieldId(path: string): string {
	return `request-${path}`;
}
