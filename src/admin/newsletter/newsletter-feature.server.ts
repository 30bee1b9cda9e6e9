import { type IssueTexts, nameIssue } from '../../domain/newsletter/issues/issue.ts';
import { listIssues } from '../../domain/newsletter/issues/issue-queries.server.ts';
import { isNamed, isPartOfName } from '../frame/menu/palette-entry.ts';
import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addIssueRoutes } from './issues/issue-api.server.ts';
import { deletableIssue } from './issues/issue-deleting.server.ts';
import { addSubscriptionRoutes } from './subscription-list-api.server.ts';

const MAX_SHOWN = 5;
/** The palette finds the issues of the last years: each is read whole for its subjects. */
const MAX_SEARCHED = 24;

/** The newsletter: its issues and its readers. */
export const newsletterFeature: StaffFeature = {
	deletable: deletableIssue,
	palette:
		({ database: { db } }) =>
		async (text, locale) => {
			const { issues } = await listIssues(db, { max: MAX_SEARCHED });
			const namesOf = ({ english, french }: IssueTexts) => [english.subject, french.subject];
			const found = issues.filter((issue) => isPartOfName(text, namesOf(issue)));
			return found.slice(0, MAX_SHOWN).map((issue) => ({
				kind: 'issue',
				title: nameIssue(issue, locale),
				detail: issue.sentAt.slice(0, 10),
				href: `/admin/newsletter/issues/${issue.id}`,
				exact: isNamed(text, namesOf(issue)),
			}));
		},
	addRoutes: (app, services) => {
		addSubscriptionRoutes(app, services);
		addIssueRoutes(app, services);
	},
};
