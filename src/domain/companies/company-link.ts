import type { Actor } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { StoredCompany } from './company.ts';

/** Something of another feature that belongs to a company: a label, a sample request. */
export type CompanyLink = {
	id: string;
	title: string;
	/** What tells it from others: its state, its date. */
	detail: string;
	/** ISO 8601. */
	at: string;
	/** A path of ours. */
	href: string;
};

/** Who made the company, in which request, and when. */
type AdoptChange = { actor: Actor; requestId?: string; now: Date };

/**
 * A feature's list on the page of a company. `companyIds` are the company's id and those of the companies merged into
 * it: what hangs on those stays where it is, and belongs to the kept one (docs/decisions/010-companies.md).
 */
export type CompanyLinks = {
	kind: 'labels' | 'sampleRequests' | 'applications' | 'prices' | 'orders';
	/** The newest first. */
	list: (companyIds: readonly string[], most: number) => Promise<CompanyLink[]>;
	count: (companyIds: readonly string[]) => Promise<number>;
	/**
	 * Gives a company that was just made what was stored in its name before it existed; answers how many. Only what is
	 * surely its own: others may bear a like name.
	 */
	adopt?: (transaction: DatabaseLike, company: StoredCompany, change: AdoptChange) => Promise<number>;
	/** Where a new one for this company is made, if it can be. */
	createHref?: (companyId: string) => string;
};
