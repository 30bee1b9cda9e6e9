import { z } from 'zod';
import { issueFrom, issueOf, type Message, say } from '../../platform/i18n/message.ts';
import { findTextError } from '../../platform/text/broken-character.ts';
import { typedText } from '../../platform/text/typed-text.ts';
import { fieldsSchema } from '../catalogue/catalogue-text-schema.ts';
import { LIST_PATHS, readViewQuery, VIEW_LIMITS, viewNameKey } from './list-view.ts';

const GIVE_NAME = issueOf('validation.giveName');

const viewName = typedText({ max: VIEW_LIMITS.name, required: GIVE_NAME }).refine(
	// Joiners alone are a text, but nobody sees them.
	(name) => name === '' || viewNameKey(name) !== '',
	GIVE_NAME,
);

const viewPath = z.enum(LIST_PATHS, issueOf('validation.oneOf', { values: LIST_PATHS.join(', ') }));

/** Longer texts are refused before they are read; every character of a value may be three in the query. */
const MAX_SENT = 4 * VIEW_LIMITS.query;

const viewQuery = z
	.string({ error: issueOf('validation.text') })
	.max(MAX_SENT, issueOf('validation.longerThan', { most: MAX_SENT }))
	.transform(readViewQuery)
	.superRefine((query, context) => {
		const error = findQueryError(query);
		if (error) context.addIssue(issueFrom(error));
	});

/** What is left of bytes that are no UTF-8. */
const UNREADABLE = '\uFFFD';

function findQueryError(query: string): Message | undefined {
	if (query === '') return say('validation.nothingSet');
	if (query.length > VIEW_LIMITS.query)
		return say('validation.longText', { most: VIEW_LIMITS.query, count: query.length });
	for (const value of new URLSearchParams(query).values()) {
		const what = value.includes(UNREADABLE) ? say('problems.requests.addressEncoding') : findTextError(value);
		if (what) return say('validation.textIs', { what });
	}
	return undefined;
}

export const listViewBody = fieldsSchema({
	path: viewPath,
	name: viewName,
	query: viewQuery,
	isShared: z.boolean({ error: issueOf('validation.trueOrFalse') }).default(false),
});

export const viewRenameBody = fieldsSchema({ name: viewName });

export const listViewsQuery = z.object({ path: viewPath });
