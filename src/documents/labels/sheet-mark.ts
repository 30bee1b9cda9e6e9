import type { LabelWeight } from './label-text.ts';
import type { MatrixCode } from './printed-label.ts';

/** A drawn item. Positions are in millimetres from the label's top left; a text's `y` is its baseline. */
export type SheetMark =
	| {
			kind: 'text';
			x: number;
			y: number;
			points: number;
			weight: LabelWeight;
			text: string;
			/** Which end of the text is at `x`. */
			from: 'left' | 'right';
			/** Whether the line's paragraph is right-to-left. */
			rtl: boolean;
	  }
	| { kind: 'rule'; x: number; y: number; width: number; thickness: number }
	| { kind: 'logo'; x: number; y: number; height: number }
	| { kind: 'code'; x: number; y: number; size: number; code: MatrixCode };

/** One face of a label: a page of it, in its place on the paper. */
export type LabelFace = { marks: SheetMark[]; page: number; pages: number };
