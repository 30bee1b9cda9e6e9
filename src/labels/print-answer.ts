import type { PrintedLabel } from '../label-sheet/printed-label.ts';
import type { Label } from './label.ts';

/** The answer to "send these to print": the labels as they are now, ready to be laid out. */
export type PrintAnswer = { labels: Label[]; sheets: PrintedLabel[] };
