import { SIZING, type Sizing } from '../../../domain/site-content/sizing/sizing.ts';
import { sizingSchema } from '../../../domain/site-content/sizing/sizing-schema.ts';
import { FIRST_SIZING, readStoredSizing } from '../../../domain/site-content/sizing/stored-sizing.server.ts';
import { compareWords } from '../compare-lines.ts';
import type { ContentPart } from '../content-commands.server.ts';

/** The words of the sizing guide. */
export const sizingPart: ContentPart<Sizing> = {
	name: SIZING,
	title: 'Sizing guide',
	schema: sizingSchema,
	first: FIRST_SIZING,
	read: readStoredSizing,
	compare: compareWords,
};
