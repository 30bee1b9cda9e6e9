import { todayIn } from '../../../domain/calendar-date/calendar-date.ts';
import { listPlansAfter } from '../../../domain/pricing/price-plan-queries.server.ts';
import { releasePath } from '../../../domain/releases/release.ts';
import { listPlannedReleases } from '../../../domain/releases/release-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { unlessUnreadable } from '../../../platform/db/stored-json.server.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { announcementsPart } from '../../content/announcements-part.server.ts';
import { readContent } from '../../content/content-commands.server.ts';
import type { CalendarEntry } from './release-calendar.ts';

/** What is planned from today on: releases, price changes, and the first and last days of announcements. */
export async function loadCalendar(
	db: DatabaseLike,
	timeZone: string,
	locale: Locale,
): Promise<CalendarEntry[]> {
	const today = todayIn(timeZone, new Date());
	const [releases, plans, content] = await Promise.all([
		listPlannedReleases(db),
		listPlansAfter(db, today),
		unlessUnreadable(() => readContent(db, announcementsPart)),
	]);
	const announcements = (content?.announcements ?? []).flatMap(({ english, french, from, to }) => {
		const name = (locale === 'fr' && french) || english;
		const entry = (kind: CalendarEntry['kind'], day: string): CalendarEntry[] =>
			day === '' || day < today ? [] : [{ day, at: '', kind, name, href: '/admin/announcements' }];
		return [...entry('announcementBegins', from), ...entry('announcementEnds', to)];
	});
	return [
		...releases.map(
			(release): CalendarEntry => ({
				day: release.dueDay,
				at: release.dueAt,
				kind: 'release',
				name: release.name,
				href: releasePath(release),
			}),
		),
		...plans.map(
			({ fromDay, listId, listName }): CalendarEntry => ({
				day: fromDay,
				at: '',
				kind: 'prices',
				name: listName,
				href: `/admin/pricing/templates/${listId}`,
			}),
		),
		...announcements,
	];
}
