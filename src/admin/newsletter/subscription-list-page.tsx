import messages from 'messages:newsletter.staff';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { SUBSCRIPTION_STATES } from '../../domain/newsletter/subscription.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { FailedList } from '../kit/failed-list.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StaffTable } from '../kit/staff-table.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import type { Route } from './+types/subscription-list-page';
import { SubscriptionActions } from './subscription-actions.tsx';
import styles from './subscription-list-page.module.css';

export { loader } from './subscription-list-page.server.ts';

export default withMessages(messages, SubscriptionListPage);

/** Who gets the newsletter, who asked and has not confirmed, who left; with the proof of each. */
function SubscriptionListPage({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('newsletter.staff');
	const { rows, after, counts, text, state, isFirst } = loaderData;
	const filter = new URLSearchParams({ q: text, state: state ?? '' });
	return (
		<>
			<StaffPageHead title={t('title')} detail={t('count', counts)}>
				<Button component="a" href={`/api/admin/newsletter/export.csv?${filter}`} variant="default">
					{t('export')}
				</Button>
			</StaffPageHead>
			<Form role="search" className={styles.tools} key={`${filter}`}>
				<TextInput name="q" label={t('search')} defaultValue={text} size="md" maxLength={200} />
				<NativeSelect
					name="state"
					label={t('state')}
					defaultValue={state ?? ''}
					size="md"
					data={[
						{ value: '', label: t('all') },
						...SUBSCRIPTION_STATES.map((one) => ({ value: one, label: t(`states.${one}`) })),
					]}
				/>
				<Button type="submit" variant="default" size="md">
					{t('show')}
				</Button>
			</Form>
			<StaffTable
				label={t('title')}
				rows={rows}
				rowKey={({ id }) => id}
				empty={<p>{t(text === '' && !state ? 'empty' : 'noMatch')}</p>}
				previousHref={isFirst ? undefined : `?${filter}`}
				nextHref={after && `?${filter}&from=${after}`}
				columns={[
					{ key: 'email', title: t('email'), isMain: true, cell: ({ email }) => <bdi>{email}</bdi> },
					{ key: 'state', title: t('state'), cell: (row) => t(`states.${row.state}`) },
					{ key: 'asked', title: t('asked'), cell: ({ askedAt }) => <StaffTime at={askedAt} /> },
					{ key: 'page', title: t('page'), cell: ({ page }) => <bdi>{page}</bdi> },
					{
						key: 'wording',
						title: t('wording'),
						cell: ({ wordingVersion, wording, language }) => (
							<span title={wording}>{`${wordingVersion}, ${language}`}</span>
						),
					},
					{
						key: 'since',
						title: t('since'),
						cell: ({ state, confirmedAt, leftAt, leftBy, leftReason }) =>
							state === 'left' ? (
								<>
									{leftAt && <StaffTime at={leftAt} />} {t(`by.${leftBy}` as 'by.link')}
									{leftReason !== '' && (
										<>
											: <bdi>{leftReason}</bdi>
										</>
									)}
								</>
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
				]}
			/>
		</>
	);
}

export function ErrorBoundary() {
	return <FailedSubscriptions />;
}

const FailedSubscriptions = withMessages(messages, function FailedSubscriptions() {
	return <FailedList title={useTranslations('newsletter.staff')('title')} />;
});
