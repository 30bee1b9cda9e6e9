import type { CompanyLinks } from '../../domain/companies/company-link.ts';
import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import type { Database } from '../../platform/db/database.server.ts';
import type { UnreadableDocuments } from '../../platform/db/unreadable-documents.server.ts';
import type { Log } from '../../platform/process/log.server.ts';
import type { StaffAuth } from '../accounts/sign-in/staff-auth.server.ts';
import type { Awaiting } from './awaiting.ts';
import type { PaletteEntry } from './menu/palette-entry.ts';
import type { StaffPlaceKey } from './menu/staff-navigation.ts';
import type { DailyCounts, LatestRecords } from './today/today-column.ts';

/** Finds what a text in the command palette may mean; at most five, the best first. `text` is trimmed, never empty. */
export type PaletteProvider = (text: string) => Promise<PaletteEntry[]>;

/** Says what waits for staff, for Today; undefined when there is nothing of its kind to show at all. */
export type AwaitingProvider = () => Promise<Awaiting | undefined>;

/** Counts what came on each of the last two weeks' days, for Today. */
export type DailyProvider = (now: Date) => Promise<DailyCounts>;

/** Finds what was made last, for Today. */
export type LatestProvider = () => Promise<LatestRecords>;

/** How many of something wait behind an entry of the bar: one indexed count, asked with every page. */
export type PlaceCount = { place: StaffPlaceKey; count: () => Promise<number> };

/** What staff features share: built once in `site.server.ts`. */
export type StaffServices = {
	database: Database;
	/** Sessions and passwords; loaded on first use, because visitors never need it. */
	auth: () => Promise<StaffAuth>;
	log: Log;
	catalogue: LiveCatalogue;
	publicUrl: string;
	/** Wakes this process's mail outbox after `queueMail`. */
	notifyMail: () => void;
	/** Where staff's day begins and ends, such as "America/Toronto". */
	timeZone: string;
	paletteProviders: readonly PaletteProvider[];
	awaitingProviders: readonly AwaitingProvider[];
	dailyProviders: readonly DailyProvider[];
	latestProviders: readonly LatestProvider[];
	placeCounts: readonly PlaceCount[];
	/** Which stored documents cannot be read. */
	documents: UnreadableDocuments;
	/** What other features show on the page of a company. */
	companyLinks: readonly CompanyLinks[];
};
