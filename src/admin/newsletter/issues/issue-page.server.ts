import { data, type LoaderFunctionArgs } from 'react-router';
import { countDeliveries, countReaders } from '../../../domain/newsletter/issues/delivery-queries.server.ts';
import { nameIssue } from '../../../domain/newsletter/issues/issue.ts';
import { findIssue } from '../../../domain/newsletter/issues/issue-queries.server.ts';
import { listAuditEntries } from '../../../platform/audit/audit-entry-queries.server.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { requestLocale } from '../../../platform/i18n/request-locale.ts';
import { messagesFor } from '../../../platform/i18n/server-messages.ts';
import { LOCALE_OF, localeOfLanguage } from '../../../platform/i18n/stored-language.ts';
import { requireStaff } from '../../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../../kit/form/or-redirect-to-repair.server.ts';

const MAX_ENTRIES = 20;

async function load({ context, params }: LoaderFunctionArgs) {
	const { db } = requireStaff(context).database;
	const id = params.issue ?? '';
	const issue = await findIssue(db, id);
	if (!issue) return data({ found: undefined }, { status: 404 });
	const locale = context.get(requestLocale);
	const [readers, counts, activity] = await Promise.all([
		countReaders(db),
		countDeliveries(db, [id]),
		listAuditEntries(db, { subjectKind: 'issue', subjectId: id, limit: MAX_ENTRIES }),
	]);
	const readersIn = (locale: Locale) =>
		readers
			.filter(({ language }) => localeOfLanguage(language) === locale)
			.reduce((sum, { count }) => sum + count, 0);
	return data({
		found: {
			issue,
			name: nameIssue(issue, locale) || messagesFor(locale, 'newsletter')('issues.untitled'),
			/** Confirmed readers now, by language. */
			readers: { english: readersIn(LOCALE_OF.english), french: readersIn(LOCALE_OF.french) },
			counts: counts.get(id),
			activity,
		},
	});
}

export const loader = orRedirectToRepair(load);
