import type { LabelState } from '../../../domain/labels/label-state.ts';

/** The response to making labels: the record that they ship, with its new version, and the labels. */
export type LabelsAnswer = {
	number: string;
	version: number;
	labels: { id: number; state: LabelState }[];
};
