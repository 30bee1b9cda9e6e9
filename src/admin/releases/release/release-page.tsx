import messages from 'messages:deleting,pricing.list.plans,releases';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Release } from '../../../domain/releases/release.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { withColon } from '../../../platform/i18n/with-colon.ts';
import { DeleteButton } from '../../deleting/delete-button.tsx';
import { ActivityList } from '../../frame/activity-list.tsx';
import { StaffNotFound } from '../../frame/staff-not-found.tsx';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { useRecordChange } from '../../kit/form/use-record-change.ts';
import { RELEASES_API } from '../../kit/releases/release-item.ts';
import { StaffCard } from '../../kit/staff-card.tsx';
import { StaffPageHead } from '../../kit/staff-page-head.tsx';
import { ReleaseNameDialog } from '../release-name-dialog.tsx';
import { ReleaseStateBadge } from '../release-state-badge.tsx';
import type { Route } from './+types/release-page';
import { ReleaseAdding } from './release-adding.tsx';
import { ReleaseItems } from './release-items.tsx';
import styles from './release-page.module.css';
import { ReleasePreview } from './release-preview.tsx';
import { ReleaseTime } from './release-time.tsx';

export { loader } from './release-page.server.ts';

type Loaded = Route.ComponentProps['loaderData'];
export type FoundRelease = NonNullable<Loaded['found']>;

export const handle = {
	crumb: (loaded: Loaded | undefined) => loaded?.found?.release.name,
	subject: ({ found }: Loaded) => found && { kind: 'release', id: found.release.id },
};

export default withMessages(messages, ReleasePage);

/** One release: when it goes live, what it changes, and how the site will look. */
function ReleasePage({ loaderData: { found } }: Route.ComponentProps) {
	const t = useTranslations('releases');
	if (!found) {
		return (
			<StaffNotFound title={t('missing.title')} line={t('errors.missing')}>
				<Link to="/admin/releases">{t('missing.toList')}</Link>
			</StaffNotFound>
		);
	}
	return <FoundReleasePage key={found.release.id} {...found} />;
}

function FoundReleasePage(found: FoundRelease) {
	const t = useTranslations('releases');
	const { release, failure, activity } = found;
	const [isNaming, setNaming] = useState(false);
	const control = useReleaseChange(release);
	// Errors of a field stand beside it; the others name a record.
	const refused = control.errors
		.filter(({ path }) => path !== 'day' && path !== 'time')
		.map(({ path, message }) => ({ record: path, text: message }));
	const isToCome = release.state === 'open' || release.state === 'planned';
	return (
		<>
			<StaffPageHead title={release.name} detail={<ReleaseStateBadge state={release.state} />}>
				{isToCome && (
					<Button variant="default" onClick={() => setNaming(true)}>
						{t('rename')}
					</Button>
				)}
				{release.state === 'open' && (
					<DeleteButton kind="release" id={release.id} version={release.version} listHref="/admin/releases" />
				)}
			</StaffPageHead>
			<Stack gap="lg">
				{refused.length > 0 ? (
					<Problems title={t('notReady')} problems={refused} />
				) : (
					failure.length > 0 && <Problems title={t('notLive')} problems={failure} />
				)}
				<ReleaseItems {...found} control={control} />
				{release.state === 'open' && <ReleaseAdding {...found} control={control} />}
				<div className={isToCome ? styles.pair : undefined}>
					<ReleaseTime {...found} control={control} />
					{isToCome && <ReleasePreview {...found} control={control} />}
				</div>
				<StaffCard title={t('history')}>
					<ActivityList entries={activity} />
				</StaffCard>
			</Stack>
			{isNaming && (
				<ReleaseNameDialog
					release={release}
					onClose={() => setNaming(false)}
					onSaved={() => {
						setNaming(false);
						void control.revalidate();
					}}
				/>
			)}
		</>
	);
}

type ProblemsProps = { title: string; problems: FoundRelease['failure'] };

/** What keeps a release from going live. */
function Problems({ title, problems }: ProblemsProps) {
	const locale = useLocale();
	return (
		<AlertBlock tone="error">
			<p>{title}</p>
			<ul>
				{problems.map(({ record, text }) => (
					<li key={`${record} ${text}`}>
						<bdi>{withColon(record, locale)}</bdi> {text}
					</li>
				))}
			</ul>
		</AlertBlock>
	);
}

/** The calls that change a release, one at a time. */
function useReleaseChange({ id, version }: Release) {
	const t = useTranslations('releases');
	return useRecordChange<Release>({
		url: `${RELEASES_API}/${id}`,
		record: { kind: 'release', id },
		version,
		messages: { offline: t('failed'), stale: t('stale'), failed: (reason: string) => reason || t('failed') },
	});
}

export type ReleaseControl = ReturnType<typeof useReleaseChange>;
