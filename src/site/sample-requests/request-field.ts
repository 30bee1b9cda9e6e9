import type { RequestField } from '../../domain/sample-requests/sample-request.ts';
import type { RequestValues } from './sample-request-draft.ts';

/** The props of every screen: the values, the change handler, and the error messages. */
export type StepProps = {
	values: RequestValues;
	onField: (field: RequestField, text: string) => void;
	errorOf: (path: string) => string | undefined;
};

/** The id of a field's control, used by links in the error summary. */
export function fieldId(path: string): string {
	return `request-${path}`;
}
