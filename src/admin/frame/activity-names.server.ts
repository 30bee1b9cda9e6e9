import { listSummaries } from '../../domain/companies/company-queries.server.ts';
import { MAIL_NAMES, mailContent } from '../../domain/mail-texts/mail-texts.ts';
import { listPriceLists } from '../../domain/pricing/price-list-queries.server.ts';
import { TEXT_PAGE_NAMES, textPageContent } from '../../domain/site-content/text-page.ts';
import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { DEFAULT_LOCALE, type Locale } from '../../platform/i18n/locale.ts';
import { rawMessages } from '../../platform/i18n/server-messages.ts';

/**
 * Entries whose parts of the site are named in the reader's language; the log has stored their English names. A part
 * that is not known any more keeps its stored name.
 */
export function nameParts(entries: readonly AuditEntry[], locale: Locale): AuditEntry[] {
	return entries.map((entry) => {
		const { kind, id, name } = entry.subject;
		if (kind !== 'content' || locale === DEFAULT_LOCALE) return entry;
		return { ...entry, subject: { kind, id, name: findPartName(id, locale) ?? name } };
	});
}

function findPartName(id: string, locale: Locale): string | undefined {
	const { staff, mailDesk, translations } = rawMessages(locale);
	const mail = MAIL_NAMES.find((name) => mailContent(name) === id);
	if (mail) return mailDesk.mails[mail].title;
	const page = TEXT_PAGE_NAMES.find((name) => textPageContent(name) === id);
	if (page) return translations.pages[page];
	const parts: Record<string, string> = staff.activity.parts;
	return Object.hasOwn(parts, id) ? parts[id] : undefined;
}

type Values = AuditEntry['after'];

/** Entries whose references to companies and price lists are their names; a reference to nothing is left out. */
export async function nameReferences(
	db: DatabaseLike,
	entries: readonly AuditEntry[],
): Promise<AuditEntry[]> {
	const idsOf = (field: string) => [
		...new Set(
			entries
				.flatMap(({ before, after }) => [before?.[field], after?.[field]])
				.filter((id) => typeof id === 'string' && id !== ''),
		),
	];
	const [companyIds, listIds] = [idsOf('companyId') as string[], idsOf('parentId')];
	const companies = await listSummaries(db, companyIds);
	const lists = listIds.length === 0 ? [] : await listPriceLists(db);
	const names = new Map([
		...companies.map(({ id, operatingName }) => [id, operatingName] as const),
		...lists.map(({ id, name }) => [id, name] as const),
	]);
	const name = (values: Values): Values =>
		values &&
		Object.fromEntries(
			Object.entries(values).map(([field, value]) => [
				field,
				field === 'companyId' || field === 'parentId' ? (names.get(String(value)) ?? '') : value,
			]),
		);
	return entries.map((entry) => ({ ...entry, before: name(entry.before), after: name(entry.after) }));
}
