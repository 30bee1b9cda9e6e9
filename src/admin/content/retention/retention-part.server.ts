import { RETENTION, type Retention } from '../../../domain/site-content/retention/retention.ts';
import { retentionSchema } from '../../../domain/site-content/retention/retention-schema.ts';
import {
	FIRST_RETENTION,
	readStoredRetention,
} from '../../../domain/site-content/retention/stored-retention.server.ts';
import type { ContentPart } from '../content-commands.server.ts';

/** How long data is kept. */
export const retentionPart: ContentPart<Retention> = {
	name: RETENTION,
	title: 'Data retention',
	schema: retentionSchema,
	first: FIRST_RETENTION,
	read: readStoredRetention,
};
