import type { LabelWeight } from './label-text.ts';
import type { MatrixCode } from './printed-label.ts';

/** One thing on paper. Places are millimetres from the label's top left; a text's `y` is its base line. */
export type SheetMark =
	| {
			kind: 'text';
			x: number;
			y: number;
			points: number;
			weight: LabelWeight;
			text: string;
			/** Which end of the text stands at `x`. */
			from: 'left' | 'right';
			/** The paragraph that this line is of runs from right to left. */
			rtl: boolean;
	  }
	| { kind: 'rule'; x: number; y: number; width: number; thickness: number }
	| { kind: 'logo'; x: number; y: number; height: number }
	| { kind: 'code'; x: number; y: number; size: number; code: MatrixCode };

/** One label's face: one page of it, as it stands in its place on the paper. */
export type LabelFace = { marks: SheetMark[]; page: number; pages: number };
