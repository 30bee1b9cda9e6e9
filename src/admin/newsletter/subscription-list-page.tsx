import messages from 'messages:newsletter.staff';
import { Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { SUBSCRIPTION_STATES } from '../../domain/newsletter/subscription.ts';
import { LANGUAGES_IN } from '../../platform/i18n/languages-in.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { localeOfLanguage } from '../../platform/i18n/stored-language.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { MAX_BULK } from '../kit/bulk/bulk-change.ts';
import { FailedList } from '../kit/failed-list.tsx';
import { useHiddenColumns } from '../kit/list/columns/hidden-columns.ts';
import { ExportMenu } from '../kit/list/export-menu.tsx';
import { daysFilter, FilterBar, languageFilter } from '../kit/list/filter-bar.tsx';
import { withParameters } from '../kit/list/list-href.ts';
import { pickRows, usePicked } from '../kit/list/picking/use-picked.ts';
import { sortedColumn } from '../kit/list/sorted-column.ts';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { type StaffColumn, StaffTable } from '../kit/staff-table.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import type { Route } from './+types/subscription-list-page';
import { SubscriptionBulkBar } from './bulk/subscription-bulk-bar.tsx';
import { NewsletterTabs } from './newsletter-tabs.tsx';
import { SubscriptionActions } from './subscription-actions.tsx';

export { loader } from './subscription-list-page.server.ts';

// Nothing on the page is filled in, so news may load it again.
export const handle = { isReloaded: true };

export default withMessages(messages, SubscriptionListPage);

/** Subscribers: confirmed, unconfirmed and unsubscribed, with the proof of each. */
function SubscriptionListPage({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = useTranslations('newsletter.staff');
	const staff = useTranslations('staff');
	const { rows, before, after, counts, found, text, state, language, sort, days, undoable } = loaderData;
	const picked = usePicked<string>(MAX_BULK);
	const [parameters] = useSearchParams();
	const pageFrom = (from: string | undefined) =>
		from && `/admin/newsletter${withParameters(parameters, { from })}`;
	const wholeList = withParameters(parameters, { from: undefined });
	const hidden = useHiddenColumns();
	const columns: StaffColumn<(typeof rows)[number]>[] = [
		{
			key: 'email',
			title: t('email'),
			isMain: true,
			// Wide enough that few addresses break within a word.
			cell: ({ email }) => (
				<Text component="bdi" display="inline-block" miw={180}>
					{email}
				</Text>
			),
		},
		{ key: 'state', title: t('state'), cell: (row) => t(`states.${row.state}`) },
		{
			key: 'asked',
			title: t('asked'),
			...sortedColumn(parameters, sort, 'asked', 'descending'),
			cell: ({ requestedAt }) => <StaffTime at={requestedAt} />,
		},
		{
			key: 'consent',
			title: t('consent'),
			cell: ({ wordingVersion, wording, language, page }) => (
				// One element: on a card, each part of a cell would be a column.
				<div>
					<span
						title={wording}
					>{`${LANGUAGES_IN[locale][localeOfLanguage(language)]}, ${wordingVersion}`}</span>
					<br />
					<bdi className="quiet">{page}</bdi>
				</div>
			),
		},
		{
			key: 'since',
			title: t('since'),
			cell: ({ state, confirmedAt, leftAt, leftBy, leftReason }) =>
				state === 'left' ? (
					<div>
						{leftAt && <StaffTime at={leftAt} />} {t(`by.${leftBy}` as 'by.link')}
						{leftReason !== '' && (
							<>
								: <bdi>{leftReason}</bdi>
							</>
						)}
					</div>
				) : (
					confirmedAt && <StaffTime at={confirmedAt} />
				),
		},
		{
			key: 'actions',
			title: t('actions'),
			isTitleHidden: true,
			cell: ({ id, email, state }) => (
				<SubscriptionActions id={id} email={email} canLeave={state !== 'left'} />
			),
		},
	];
	return (
		<>
			<StaffPageHead title={t('title')} detail={t('count', counts)}>
				<ExportMenu files={[{ label: t('export'), href: `/api/admin/newsletter/export.csv${wholeList}` }]} />
			</StaffPageHead>
			<NewsletterTabs current="readers" />
			<FilterBar
				path="/admin/newsletter"
				columns={columns.filter(({ isTitleHidden }) => !isTitleHidden)}
				preserved={sort === 'asked' ? { sort } : {}}
				fields={[
					{ kind: 'text', name: 'q', label: t('search'), value: text },
					{
						kind: 'choice',
						name: 'state',
						label: t('state'),
						value: state ?? '',
						choices: [
							{ value: '', label: t('all') },
							...SUBSCRIPTION_STATES.map((one) => ({ value: one, label: t(`states.${one}`) })),
						],
					},
					languageFilter(staff, language, locale),
					...daysFilter(staff, days, t('asked')),
				]}
				count={found !== undefined && t('found', { count: found })}
			/>
			<StaffTable
				label={t('title')}
				rows={rows}
				rowKey={({ id }) => id}
				{...pickRows(picked, {
					rows,
					keyOf: ({ id }) => id,
					labelOf: ({ email }) => t('pickOne', { email }),
				})}
				empty={<p>{t(found === undefined ? 'empty' : 'noMatch')}</p>}
				previousHref={pageFrom(before)}
				nextHref={pageFrom(after)}
				columns={columns}
				hidden={hidden}
			/>
			<SubscriptionBulkBar
				picked={picked}
				total={found ?? counts.pending + counts.confirmed + counts.left}
				keysHref={`/api/admin/newsletter/ids${wholeList}`}
				undoable={undoable}
			/>
		</>
	);
}

export const ErrorBoundary = withMessages(messages, function FailedSubscriptions() {
	return <FailedList title={useTranslations('newsletter.staff')('title')} />;
});
