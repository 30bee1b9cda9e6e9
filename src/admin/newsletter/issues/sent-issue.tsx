import { Button, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DELIVERY_STATES, type Issue, type IssueTexts } from '../../../domain/newsletter/issues/issue.ts';
import { useFormatter } from '../../../platform/i18n/formatter.ts';
import { ActivityList } from '../../frame/activity-list.tsx';
import { useRecordChange } from '../../kit/form/use-record-change.ts';
import { Fact, FactList } from '../../kit/list/fact-list.tsx';
import { StaffCard } from '../../kit/staff-card.tsx';
import { StaffPageHead } from '../../kit/staff-page-head.tsx';
import { StaffTime } from '../../kit/staff-time.tsx';
import { type FoundIssue, issuePath } from './found-issue.ts';
import { IssuePreviews } from './issue-previews.tsx';
import { IssueStateBadge } from './issue-state-badge.tsx';
import { NewIssueButton } from './new-issue-button.tsx';

/** How often the counts are read while mails go out, in milliseconds. */
const LOOK_EVERY_MS = 3_000;

/** An issue that is being sent or was: how far it is, what became of its mails, and the mail itself. */
export function SentIssue({ issue, name, counts, activity }: FoundIssue) {
	const t = useTranslations('newsletter.issues');
	const format = useFormatter();
	const { id, version, state, sentAt } = issue;
	const { busy, change, revalidate } = useRecordChange<Issue>({
		url: issuePath(issue),
		record: { kind: 'newsletter-issue', id },
		version,
		messages: {
			offline: t('failed'),
			stale: t('stale'),
			failed: (reason: string) => reason || t('failed'),
		},
	});
	// They stay as they were sent, however often the counts are read.
	const [texts] = useState<IssueTexts>({ english: issue.english, french: issue.french });
	const isMoving = state === 'sending' || (counts?.queued ?? 0) > 0;
	useEffect(() => {
		if (!isMoving) return;
		const timer = setInterval(() => void revalidate(), LOOK_EVERY_MS);
		return () => clearInterval(timer);
	}, [isMoving, revalidate]);
	const all = DELIVERY_STATES.reduce((sum, one) => sum + (counts?.[one] ?? 0), 0);
	const done = all - (counts?.waiting ?? 0) - (counts?.queued ?? 0);

	return (
		<>
			<StaffPageHead title={name} detail={<IssueStateBadge state={state} />}>
				{state === 'sending' && (
					<Button variant="destroy" loading={busy} onClick={() => change('stop', () => t('isStopped'))}>
						{t('stop')}
					</Button>
				)}
				{state === 'stopped' && (
					<Button loading={busy} onClick={() => change('resume', () => t('isResumed'))}>
						{t('resume')}
					</Button>
				)}
				<NewIssueButton from={id} />
			</StaffPageHead>
			<Stack gap="lg">
				<StaffCard title={t('progress')}>
					<Text>{t('progressLine', { done, all })}</Text>
					<Progress value={all === 0 ? 0 : (done / all) * 100} size="lg" aria-label={t('progress')} />
					<FactList isWide>
						{DELIVERY_STATES.map((one) => (
							<Fact key={one} name={t(`counts.${one}`)}>
								{format.number(counts?.[one] ?? 0)}
							</Fact>
						))}
						<Fact name={t('counts.left')}>{format.number(counts?.left ?? 0)}</Fact>
						<Fact name={t('sentAt')}>
							<StaffTime at={sentAt} />
						</Fact>
					</FactList>
				</StaffCard>
				<IssuePreviews texts={texts} />
				<StaffCard title={t('history')}>
					<ActivityList entries={activity} />
				</StaffCard>
			</Stack>
		</>
	);
}
