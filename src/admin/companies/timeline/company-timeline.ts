import type { AuditEntry } from '../../../platform/audit/audit-entry.ts';
import { type CursorShape, TIME } from '../../../platform/text/cursor.ts';

/**
 * The kinds of entries of a company's timeline. Of entries of one moment, the later kind is the newer: what was written
 * about a request follows the request.
 */
export const TIMELINE_KINDS = [
	'application',
	'sampleRequest',
	'order',
	'label',
	'event',
	'change',
	'file',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** One thing that happened with a company. */
export type TimelineEntry = {
	/** Unique in the timeline: the place of its kind, and its id, such as "1-S-2026-0001". */
	id: string;
	/** ISO 8601, UTC. */
	at: string;
} & (
	| {
			kind: 'application' | 'sampleRequest' | 'order' | 'label';
			/** Its number, as shown. */
			number: string;
			/** The word for its state, in the reader's language. */
			state: string;
			href: string;
	  }
	/** A note on a request, or a mail about it. */
	| { kind: 'note' | 'mail'; number: string; href: string; text: string; by: string }
	| { kind: 'file'; name: string; bytes: number; href: string; by: string }
	/** A change of the company or of its prices. */
	| { kind: 'change'; entry: AuditEntry }
);

export const TIMELINE_A_PAGE = 30;

export const TIMELINE_CURSOR: CursorShape = { id: /[0-6]-[\w-]{1,40}/, value: TIME };
