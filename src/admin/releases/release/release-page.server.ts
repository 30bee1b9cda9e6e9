import { data, type LoaderFunctionArgs } from 'react-router';
import { todayIn } from '../../../domain/calendar-date/calendar-date.ts';
import { listPriceLists } from '../../../domain/pricing/price-list-queries.server.ts';
import { applyChange } from '../../../domain/releases/release-change.ts';
import {
	type CheckedItem,
	checkItems,
	isInTheWay,
	readFailure,
} from '../../../domain/releases/release-check.server.ts';
import { findRelease } from '../../../domain/releases/release-queries.server.ts';
import { listAuditEntries } from '../../../platform/audit/audit-entry-queries.server.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { requestLocale } from '../../../platform/i18n/request-locale.ts';
import { wordMessage } from '../../../platform/i18n/word-message.server.ts';
import { requireStaff } from '../../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../../kit/form/or-redirect-to-repair.server.ts';
import { findContentDesk, listContentDesks } from '../content-desks.server.ts';
import { releaseTargets } from '../targets/release-targets.server.ts';

const MAX_ENTRIES = 20;

async function load({ context, params }: LoaderFunctionArgs) {
	const { database, timeZone, publicUrl } = requireStaff(context);
	const { db } = database;
	const id = params.release ?? '';
	const release = await findRelease(db, id);
	if (!release) return data({ found: undefined }, { status: 404 });
	const locale = context.get(requestLocale);
	const [checked, lists, activity] = await Promise.all([
		checkItems(db, id, releaseTargets(timeZone)),
		listPriceLists(db),
		listAuditEntries(db, { subjectKind: 'release', subjectId: id, limit: MAX_ENTRIES }),
	]);
	const items = checked.map((one) => showItem(one, locale, release.state === 'live'));
	const failure = readFailure(release.failure).map(({ record, message }) => ({
		record,
		text: wordMessage(locale, message),
	}));
	return data({
		found: {
			release,
			items,
			failure,
			activity,
			desks: listContentDesks(locale),
			lists: lists
				.filter(({ kind, isRetired }) => kind !== 'percent' && !isRetired)
				.map(({ id: listId, name, currency, version }) => ({ id: listId, name, currency, version })),
			today: todayIn(timeZone, new Date()),
			previewUrl: release.previewToken === '' ? '' : `${publicUrl}/preview/${release.previewToken}`,
		},
	});
}

export const loader = orRedirectToRepair(load);

/** A record of a release, as its page shows it. */
function showItem({ item, target, found, conflicts }: CheckedItem, locale: Locale, isLive: boolean) {
	const { kind, id, version, replaced, ...change } = item;
	const before = (isLive ? replaced : undefined) ?? change.before;
	const whole = found?.fields ?? {};
	const compared = target.compare
		? target.compare(
				id,
				applyChange(whole, { before: change.after, after: before }),
				applyChange(whole, change),
			)
		: { before, after: change.after };
	const name = kind === 'content' ? (findContentDesk(id, locale)?.title ?? item.name) : item.name;
	return {
		kind,
		id,
		version,
		name,
		href: hrefOf({ item, found }, locale),
		before: compared.before,
		after: compared.after,
		isGone: found === undefined,
		/** Somebody changed the same fields since: of a draft, or so that the release cannot go live. */
		changedSince:
			conflicts.length === 0 || isLive
				? ('no' as const)
				: isInTheWay({ found, conflicts })
					? ('conflict' as const)
					: ('draft' as const),
	};
}

/** The page that edits a record; undefined for one that is gone. */
function hrefOf({ item, found }: Pick<CheckedItem, 'item' | 'found'>, locale: Locale): string | undefined {
	if (!found) return undefined;
	if (item.kind === 'content') return findContentDesk(item.id, locale)?.href;
	if (item.kind === 'prices') return `/admin/pricing/templates/${item.id}`;
	return `/admin/update-product/${found.fields.partNumber}`;
}
