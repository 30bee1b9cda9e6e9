import { useSearchParams } from 'react-router';
import { useMessages, useTranslations } from 'use-intl';
import { AUDIT_SORTS, type AuditSort } from '../../platform/audit/audit-entry.ts';
import { useHiddenColumns } from '../kit/list/columns/hidden-columns.ts';
import { ExportMenu } from '../kit/list/export-menu.tsx';
import { daysFilter, FilterBar } from '../kit/list/filter-bar.tsx';
import { withParameters } from '../kit/list/list-href.ts';
import { StaffCard } from '../kit/staff-card.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { PageLinks } from '../kit/staff-table.tsx';
import type { Route } from './+types/activity-page';
import { ActivityList } from './activity-list.tsx';

/** How each order is named, and its pages: back to the first, and on. */
const ORDERS = {
	'-at': { title: 'entries', first: 'newest', next: 'older' },
	at: { title: 'oldestFirst', first: 'oldest', next: 'newer' },
} as const satisfies Record<AuditSort, object>;

/** The column of what was there before and after. */
const CHANGES = 'changes';

export { loader } from './activity-page.server.ts';

// Nothing on the page is filled in, so news may load it again.
export const handle = { isReloaded: true };

/** Shows staff who did what; read-only. */
export default function ActivityPage({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('staff.activity');
	const staffMessages = useTranslations('staff');
	const { staff } = useMessages() as unknown as { staff: { activity: { kinds: Record<string, string> } } };
	const nameOf = (kind: string) =>
		Object.hasOwn(staff.activity.kinds, kind) ? t(`kinds.${kind}` as 'kinds.staff') : kind;
	const [parameters] = useSearchParams();
	const hidden = useHiddenColumns();
	const { entries, after, people, kinds, days, picked } = loaderData;
	const order = ORDERS[picked.sort];
	const pageAt = (from: string | undefined) => withParameters(parameters, { from });
	return (
		<>
			<StaffPageHead title={t('title')} detail={t('line')}>
				<ExportMenu
					files={[{ label: t('export'), href: `/api/admin/activity/export.csv${pageAt(undefined)}` }]}
				/>
			</StaffPageHead>
			<FilterBar
				path="/admin/activity"
				columns={[
					{ key: 'entry', title: t('entries'), isMain: true },
					{ key: CHANGES, title: t('changes') },
				]}
				fields={[
					{
						kind: 'choice',
						name: 'actor',
						label: t('who'),
						value: picked.actor,
						choices: [
							{ value: '', label: t('everybody') },
							...people.map(({ id, name }) => ({ value: id, label: name })),
						],
					},
					{
						kind: 'choice',
						name: 'kind',
						label: t('what'),
						value: picked.kind,
						choices: [
							{ value: '', label: t('everything') },
							...kinds.map((kind) => ({ value: kind, label: nameOf(kind) })),
						],
					},
					...daysFilter(staffMessages, days),
					{
						kind: 'choice',
						name: 'sort',
						label: t('order'),
						value: picked.sort,
						choices: AUDIT_SORTS.map((sort) => ({ value: sort, label: t(ORDERS[sort].title) })),
					},
				]}
			/>
			<StaffCard title={t(order.title)}>
				<ActivityList entries={entries} short={hidden.includes(CHANGES)} />
			</StaffCard>
			<PageLinks
				label={t('pages')}
				previousHref={picked.isFirst ? undefined : pageAt(undefined)}
				nextHref={after && pageAt(after)}
				messages={{ previous: t(order.first), next: t(order.next) }}
			/>
		</>
	);
}
