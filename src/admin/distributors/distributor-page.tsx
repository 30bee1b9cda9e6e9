import messages from 'messages:distributorDesk,deleting,whereToBuy.lines';
import { Button, Group } from '@mantine/core';
import { useMemo, useRef } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { DistributorRecord } from '../../domain/distributors/distributor.ts';
import { type DistributorInput, toDistributorInput } from '../../domain/distributors/distributor-input.ts';
import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { formatVersionTag } from '../../platform/text/version-tag.ts';
import { DeleteButton } from '../deleting/delete-button.tsx';
import { ActivityList } from '../frame/activity-list.tsx';
import { StaffNotFound } from '../frame/staff-not-found.tsx';
import { LeaveGuard } from '../kit/form/leave-guard.tsx';
import { SaveForm } from '../kit/form/save-form.tsx';
import { SaveNotices } from '../kit/form/save-notices.tsx';
import { useVersionedSave } from '../kit/form/use-versioned-save.ts';
import { StaffCard } from '../kit/staff-card.tsx';
import { StaffColumns } from '../kit/staff-columns.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StateBadge } from '../kit/state-badge.tsx';
import { showUndo } from '../kit/undo-notice.tsx';
import type { Route } from './+types/distributor-page';
import { ConfirmationCard } from './confirmation-card.tsx';
import { DistributorFields } from './distributor-fields.tsx';
import { useDistributorForm } from './use-distributor-form.ts';

export { loader } from './distributor-page.server.ts';

type Loaded = { distributor: DistributorRecord | undefined };

export const handle = {
	crumb: (loaded: Loaded | undefined) => loaded?.distributor?.name,
	subject: ({ distributor }: Loaded) => distributor && { kind: 'distributor', id: distributor.id },
};

export default withMessages(messages, DistributorPage);

function DistributorPage({ loaderData: { distributor, activity } }: Route.ComponentProps) {
	const t = useTranslations('distributorDesk');
	if (!distributor) {
		return (
			<StaffNotFound title={t('missing.title')} line={t('missing.line')}>
				<Link to="/admin/distributors">{t('missing.toList')}</Link>
			</StaffNotFound>
		);
	}
	return <FoundDistributor key={distributor.id} distributor={distributor} activity={activity} />;
}

/** A distributor's entry for editing, and what was done with it. */
function FoundDistributor({
	distributor,
	activity,
}: {
	distributor: DistributorRecord;
	activity: readonly AuditEntry[];
}) {
	const t = useTranslations('distributorDesk');
	const { revalidate } = useRevalidator();
	const stored = useMemo(() => toDistributorInput(distributor), [distributor]);
	const form = useDistributorForm(stored, `distributor:${distributor.id}`);
	const tagOf = ({ id, version }: DistributorRecord) =>
		formatVersionTag({ kind: 'distributor', id }, version);
	const save = useVersionedSave<DistributorRecord, DistributorRecord, DistributorInput>({
		tag: tagOf(distributor),
		tagOf,
		form,
		toForm: toDistributorInput,
		stored,
		messages: { unanswered: t('form.unanswered'), refused: ({ detail }) => detail || t('form.unanswered') },
	});
	const closeUndo = useRef(() => {});

	async function submit(next: DistributorInput, isUndo = false) {
		const before = form.base;
		const outcome = await save.send({ url: `/api/admin/distributors/${distributor.id}`, body: next });
		if (outcome?.kind !== 'saved') return;
		form.reset(toDistributorInput(outcome.answer));
		void revalidate();
		// Only the last save can be undone.
		closeUndo.current();
		if (isUndo) return;
		closeUndo.current = showUndo({
			message: t('form.saved'),
			undo: t('form.undo'),
			onUndo: () => void submit(before, true),
		});
	}

	return (
		<>
			<StaffPageHead
				title={distributor.name}
				detail={
					distributor.isShown ? (
						<bdi>{`${distributor.city}, ${distributor.province}`}</bdi>
					) : (
						<StateBadge tone="plain">{t('list.states.hidden')}</StateBadge>
					)
				}
			>
				{distributor.isShown && (
					<Button component="a" href={`/where-to-buy#${distributor.id}`} variant="default">
						{t('form.onSite')}
					</Button>
				)}
			</StaffPageHead>
			<StaffColumns
				side={
					<>
						<ConfirmationCard distributor={distributor} />
						<StaffCard title={t('history')}>
							<ActivityList entries={activity} />
						</StaffCard>
					</>
				}
			>
				<SaveForm
					form={form}
					warnings={form.warnings}
					busy={save.busy}
					onSubmit={() => void submit(form.value)}
					gap="lg"
				>
					<SaveNotices form={form} save={save} labelOf={(field) => t(`form.${field}`)} format={formatValue} />
					<DistributorFields area={form.area} />
					<Group>
						<Button type="submit" loading={save.busy}>
							{t('form.save')}
						</Button>
						<DeleteButton
							kind="distributor"
							id={distributor.id}
							version={distributor.version}
							listHref="/admin/distributors"
							isDirty={form.isDirty}
						/>
						<Button component={Link} to="/admin/distributors" variant="default">
							{t('form.cancel')}
						</Button>
					</Group>
					<LeaveGuard isDirty={form.isDirty} />
				</SaveForm>
			</StaffColumns>
		</>
	);
}

const formatValue = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));
