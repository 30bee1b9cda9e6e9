import { z } from 'zod';
import { issueFrom, issueOf } from '../../platform/i18n/message.ts';
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
	.transform((text, context) => {
		const { query, error } = readViewQuery(text);
		if (error) context.addIssue(issueFrom(error));
		else if (query === '') context.addIssue(issueOf('validation.nothingSet'));
		return query;
	});

export const listViewBody = fieldsSchema({
	path: viewPath,
	name: viewName,
	query: viewQuery,
	isShared: z.boolean({ error: issueOf('validation.trueOrFalse') }).default(false),
});

export const viewRenameBody = fieldsSchema({ name: viewName });

export const listViewsQuery = z.object({ path: viewPath });
