import type { PrintedLabel } from '../../../documents/labels/printed-label.ts';
import type { Label } from '../../../domain/labels/label.ts';

/** The response to a print request: the labels as they are now, ready for layout. */
export type PrintAnswer = { labels: Label[]; sheets: PrintedLabel[] };
