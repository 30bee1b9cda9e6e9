import type { AuditedChange } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { StoredCompany } from './company.ts';

/** A record of another feature that belongs to a company: a label, a sample request. */
export type CompanyLink = {
	id: string;
	title: string;
	/** Distinguishes it from others: its state, its date. */
	detail: string;
	/** ISO 8601. */
	at: string;
	/** A path on our site. */
	href: string;
};

/**
 * A feature's list on a company page. `companyIds` are the ids of the company and of those merged into it: their
 * records stay in place and count as the kept company's (docs/decisions/010-companies.md).
 */
export type CompanyLinks = {
	kind: 'labels' | 'sampleRequests' | 'applications' | 'prices' | 'orders';
	/** Newest first. */
	list: (companyIds: readonly string[], limit: number, locale: Locale) => Promise<CompanyLink[]>;
	count: (companyIds: readonly string[]) => Promise<number>;
	/**
	 * Attaches records stored under a new company's name before it existed, and returns how many. Only records that are
	 * certainly its own: other companies may have a similar name.
	 */
	adopt?: (transaction: DatabaseLike, company: StoredCompany, change: AuditedChange) => Promise<number>;
	/** Path for creating a new one for this company, if possible. */
	createHref?: (companyId: string) => string;
};
