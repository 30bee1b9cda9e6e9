import { z } from 'zod';
import { readStored } from '../../../platform/db/stored-json.server.ts';
import { richDraftSchema } from '../../rich-text/rich-text-schema.ts';
import type { IssueTexts } from './issue.ts';

// Input rules are in `issue-schema.ts`. They may change, but what is stored must stay readable.
const storedText = z.object({
	subject: z.string(),
	heading: z.string(),
	body: richDraftSchema,
	plain: z.string(),
});
const storedSchema = z.object({ english: storedText, french: storedText });

/** The texts of a `newsletter_issue` row. @throws UnreadableDocumentError */
export function readStoredIssue({ id, document }: { id: string; document: unknown }): IssueTexts {
	return readStored({ table: 'newsletter_issue', column: 'document', id }, document, storedSchema);
}
