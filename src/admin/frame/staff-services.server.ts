import type { CompanyLinks } from '../../domain/companies/company-link.ts';
import type { LabelSource } from '../../domain/labels/label-source.ts';
import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import type { Database } from '../../platform/db/database.server.ts';
import type { UnreadableDocuments } from '../../platform/db/unreadable-documents.server.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { Log } from '../../platform/process/log.server.ts';
import type { StaffAuth } from '../accounts/sign-in/staff-auth.server.ts';
import type { Deletable } from '../deleting/deletable.server.ts';
import type { Awaiting } from './awaiting.ts';
import type { PaletteEntry } from './menu/palette-entry.ts';
import type { StaffSectionKey } from './menu/staff-navigation.ts';
import type { FirstStepKey } from './today/first-step.ts';
import type { DailyCounts, LatestRecords } from './today/today-column.ts';

/**
 * Finds matches for a query in the command palette; at most five, best first. `text` is trimmed
 * and never empty.
 */
export type PaletteProvider = (text: string, locale: Locale) => Promise<PaletteEntry[]>;

/** Returns the waiting items for the reader's Today; undefined if nothing of the kind should be shown. */
export type AwaitingProvider = (locale: Locale, reader: { id: string }) => Promise<Awaiting | undefined>;

/** A step that makes a new back-office ready; `isDone` must be one indexed look-up. */
export type FirstStepProvider = { key: FirstStepKey; href: string; isDone: () => Promise<boolean> };

/** Counts arrivals per day of the last two weeks, for Today. */
export type DailyProvider = (now: Date) => Promise<DailyCounts>;

/** Finds the latest records, for Today. */
export type LatestProvider = () => Promise<LatestRecords>;

/** Counts waiting items for an entry of the bar. Must be one indexed count: it runs with every page. */
export type SectionCount = { section: StaffSectionKey; count: () => Promise<number> };

/** What staff features share: built once in `site.server.ts`. */
export type StaffServices = {
	database: Database;
	/** Sessions and passwords; loaded on first use, because visitors never need them. */
	auth: () => Promise<StaffAuth>;
	log: Log;
	catalogue: LiveCatalogue;
	publicUrl: string;
	/** Notifies this process's mail outbox after `queueMail`. */
	notifyMail: () => void;
	/** The staff's time zone, such as "America/Toronto". */
	timeZone: string;
	paletteProviders: readonly PaletteProvider[];
	awaitingProviders: readonly AwaitingProvider[];
	dailyProviders: readonly DailyProvider[];
	firstSteps: readonly FirstStepProvider[];
	latestProviders: readonly LatestProvider[];
	sectionCounts: readonly SectionCount[];
	/** Finds stored documents that cannot be read. */
	documents: UnreadableDocuments;
	/** Other features' sections on a company's page. */
	companyLinks: readonly CompanyLinks[];
	/** The kinds of records that staff can delete. */
	deletables: readonly Deletable[];
	/** The records that labels ship. */
	labelSources: readonly LabelSource[];
};
