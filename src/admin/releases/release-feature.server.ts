import { releasePath } from '../../domain/releases/release.ts';
import { readFailure } from '../../domain/releases/release-check.server.ts';
import { listFailedReleases, listReleaseNames } from '../../domain/releases/release-queries.server.ts';
import { wordMessage } from '../../platform/i18n/word-message.server.ts';
import { isNamed, isPartOfName } from '../frame/menu/palette-entry.ts';
import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addReleaseRoutes } from './release-api.server.ts';
import { deletableRelease } from './release-deleting.server.ts';
import { releaseTargets } from './targets/release-targets.server.ts';

const MAX_SHOWN = 5;
/** The palette finds the latest ones. */
const MAX_SEARCHED = 100;

/** Bundles of changes that go live together. */
export const releaseFeature: StaffFeature = {
	deletable: deletableRelease,
	addRoutes: (app, services) => addReleaseRoutes(app, services, releaseTargets(services.timeZone)),
	palette:
		({ database: { db } }) =>
		async (text) => {
			const releases = await listReleaseNames(db, MAX_SEARCHED);
			const found = releases.filter(({ name }) => isPartOfName(text, [name]));
			return found.slice(0, MAX_SHOWN).map(({ id, name, dueDay }) => ({
				kind: 'release',
				title: name,
				detail: dueDay,
				href: releasePath({ id }),
				exact: isNamed(text, [name]),
			}));
		},
	awaiting:
		({ database: { db } }) =>
		async (locale) => {
			const failed = await listFailedReleases(db);
			if (failed.length === 0) return undefined;
			const items = failed.slice(0, MAX_SHOWN).map(({ id, name, updatedAt, failure }) => {
				const [problem] = readFailure(failure);
				const detail = problem ? wordMessage(locale, problem.message) : '';
				return { id, title: name, detail, at: updatedAt, href: releasePath({ id }) };
			});
			return {
				kind: 'releases',
				count: failed.length,
				oldestAt: failed[0]?.updatedAt,
				href: '/admin/releases',
				items,
			};
		},
};
