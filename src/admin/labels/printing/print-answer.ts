import type { PrintedLabel } from '../../../documents/labels/printed-label.ts';
import type { Label } from '../../../domain/labels/label.ts';

/** The answer to "send these to print": the labels as they are now, ready to be laid out. */
export type PrintAnswer = { labels: Label[]; sheets: PrintedLabel[] };
