import { Button, Group, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { addDays } from '../../../domain/calendar-date/calendar-date.ts';
import type { Release } from '../../../domain/releases/release.ts';
import { DateField, FieldRow, TimeField } from '../../kit/form/form-fields.tsx';
import { FormErrors } from '../../kit/form/form-notices.tsx';
import { SaveForm } from '../../kit/form/save-form.tsx';
import { useStaffForm } from '../../kit/form/use-staff-form.ts';
import { StaffCard } from '../../kit/staff-card.tsx';
import { showError } from '../../kit/staff-notice.ts';
import { StaffTime } from '../../kit/staff-time.tsx';
import { showUndo } from '../../kit/undo-notice.tsx';
import type { FoundRelease, ReleaseControl } from './release-page.tsx';

type ReleaseTimeProps = FoundRelease & { control: ReleaseControl };

/** When a release goes live: its time, at once, or back again. */
export function ReleaseTime(props: ReleaseTimeProps) {
	const t = useTranslations('releases');
	return (
		<StaffCard title={t('time.title')}>
			<Time {...props} />
		</StaffCard>
	);
}

function Time(props: ReleaseTimeProps) {
	const t = useTranslations('releases.time');
	const { release, items, control } = props;
	const goLive = useGoingLive(control);
	if (release.state === 'open') return <PlanForm {...props} />;
	if (release.state === 'planned') {
		return (
			<Group justify="space-between">
				<Text fw={700}>
					{t('due')} <StaffTime at={release.dueAt} />
				</Text>
				<Group gap="sm">
					<Button
						variant="default"
						loading={control.busy}
						onClick={() => control.change('reopen', () => t('reopened'))}
					>
						{t('reopen')}
					</Button>
					<Button disabled={control.busy} onClick={goLive}>
						{t('now')}
					</Button>
				</Group>
			</Group>
		);
	}
	return (
		<Group justify="space-between">
			<Text>
				{t(release.state === 'live' ? 'liveSince' : 'wasLive')} <StaffTime at={release.liveAt} />
			</Text>
			{release.state === 'live' ? (
				<Button variant="destroy" loading={control.busy} onClick={() => takeBack(control, t)}>
					{t('takeBack', { count: items.length })}
				</Button>
			) : (
				<Button
					variant="default"
					loading={control.busy}
					onClick={() => control.change('reopen', () => t('reopened'))}
				>
					{t('reopen')}
				</Button>
			)}
		</Group>
	);
}

/** The day and the minute of an open release. */
function PlanForm({ today, items, control }: ReleaseTimeProps) {
	const t = useTranslations('releases.time');
	const goLive = useGoingLive(control);
	const form = useStaffForm({ initial: { day: addDays(today, 1), time: '00:00' } });
	const isEmpty = items.length === 0;

	async function plan() {
		const outcome = await control.send('plan', form.value);
		if (outcome?.kind === 'saved') control.notify(t('planned'));
		else if (outcome?.kind === 'refused')
			form.showErrors(outcome.errors.filter(({ path }) => path in form.value));
		else if (outcome) showError(control.explain(outcome));
		await control.revalidate();
	}

	return (
		<SaveForm form={form} busy={control.busy} onSubmit={plan}>
			<FormErrors errors={form.errorList} refusal={control.refusal} />
			{isEmpty && <p className="quiet">{t('empty')}</p>}
			<FieldRow min={150}>
				<DateField path="day" label={t('day')} required />
				<TimeField path="time" label={t('clock')} required />
			</FieldRow>
			<Group gap="sm">
				<Button type="submit" variant="default" disabled={isEmpty} loading={control.busy}>
					{t('plan')}
				</Button>
				<Button disabled={isEmpty || control.busy} onClick={goLive}>
					{t('now')}
				</Button>
			</Group>
		</SaveForm>
	);
}

type Translate = ReturnType<typeof useTranslations<'releases.time'>>;

/** Makes a release live at once, with a button that takes it back. */
function useGoingLive(control: ReleaseControl) {
	const t = useTranslations('releases.time');
	return async () => {
		const outcome = await control.send('go-live');
		if (outcome?.kind === 'saved')
			showUndo({ message: t('isLive'), undo: t('undo'), onUndo: () => void takeBack(control, t) });
		// What is in the way stands on the page.
		else if (outcome && outcome.kind !== 'refused') showError(control.explain(outcome));
		await control.revalidate();
	};
}

async function takeBack(control: ReleaseControl, t: Translate): Promise<void> {
	await control.change('take-back', (answer) => {
		const { kept = [] } = answer as Release & { kept?: { record: string }[] };
		return kept.length === 0
			? t('isBack')
			: t('isPartlyBack', { records: kept.map(({ record }) => record).join(', ') });
	});
}
