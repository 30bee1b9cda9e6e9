import messages from 'messages:releaseSide,siteContent';
import { Button, Group, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import {
	ANNOUNCEMENT_LIMITS,
	ANNOUNCEMENTS,
	type Announcement,
	type Announcements,
	findAnnouncement,
	listAnnouncementStates,
} from '../../domain/site-content/announcement.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../platform/i18n/locale.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { useFormState } from '../kit/form/form-context.tsx';
import { DateField, FieldRow, SentenceField, TextField } from '../kit/form/form-fields.tsx';
import { LeaveGuard } from '../kit/form/leave-guard.tsx';
import { SaveForm } from '../kit/form/save-form.tsx';
import { SaveNotices } from '../kit/form/save-notices.tsx';
import { ReleaseMenu, ReleaseNotice, SaveLabel } from '../kit/releases/release-notice.tsx';
import { StaffCard } from '../kit/staff-card.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StateBadge } from '../kit/state-badge.tsx';
import type { Route } from './+types/announcements-page';
import styles from './announcements-page.module.css';
import { useContentForm } from './use-content-form.ts';

export { loader } from './announcements-page.server.ts';

export const handle = { subject: () => ({ kind: 'content', id: 'announcements' }) };

export default withMessages(messages, AnnouncementsPage);

const EMPTY_ANNOUNCEMENT: Announcement = { english: '', french: '', link: '', from: '', to: '' };

/** The announcements in one line, to compare those of two colleagues. */
const listTexts = (announcements: unknown) =>
	(announcements as Announcement[]).map(({ english }) => english).join(' · ');

/** The lines above the header of every public page, each with its days. */
function AnnouncementsPage({ loaderData: { record, releases, today } }: Route.ComponentProps) {
	const t = useTranslations('siteContent');
	const { form, save, send } = useContentForm<Announcements>({
		name: ANNOUNCEMENTS,
		record,
		releases,
		toForm: ({ announcements }) => ({ announcements }),
		messages: { unanswered: t('unanswered'), undo: t('undo') },
	});
	const { announcements } = form.value;

	return (
		<>
			<StaffPageHead title={t('title')} detail={t('line')}>
				<Button component="a" href="/" target="_blank" variant="default">
					{t('open')}
				</Button>
				<ReleaseMenu side={releases} />
			</StaffPageHead>
			<ReleaseNotice side={releases} />
			<SaveForm
				form={form}
				busy={save.busy}
				onSubmit={() => void send(form.value, t('saved'))}
				gap="lg"
				maw={860}
			>
				<SaveNotices form={form} save={save} labelOf={() => t('title')} format={listTexts} />
				<Preview announcements={announcements} today={today} />
				{announcements.map((_, at) => (
					// An announcement has no identity of its own; rows are only added at the end.
					// biome-ignore lint/suspicious/noArrayIndexKey: see above
					<AnnouncementFields key={at} at={at} today={today} />
				))}
				<Group>
					<Button type="submit" loading={save.busy}>
						<SaveLabel side={releases}>{t('save')}</SaveLabel>
					</Button>
					<Button
						variant="default"
						disabled={announcements.length >= ANNOUNCEMENT_LIMITS.announcements}
						onClick={() => form.set('announcements', [...announcements, EMPTY_ANNOUNCEMENT])}
					>
						{t('add')}
					</Button>
				</Group>
				<LeaveGuard isDirty={form.isDirty} />
			</SaveForm>
		</>
	);
}

/** What visitors see today, in each language, while it is typed. */
function Preview({ announcements, today }: Announcements & { today: string }) {
	const t = useTranslations('siteContent');
	return (
		<StaffCard title={t('preview')}>
			{LOCALES.map((locale) => {
				const shown = findAnnouncement(announcements, today, locale);
				return (
					<div key={locale} className={styles.preview}>
						<span className="quiet">{t(`languages.${locale}`)}</span>
						{shown ? (
							<p lang={locale} data-heat="true">
								{shown.link === '' ? shown.text : <u>{shown.text}</u>}
							</p>
						) : (
							<p>{t('nothing')}</p>
						)}
					</div>
				);
			})}
		</StaffCard>
	);
}

function AnnouncementFields({ at, today }: { at: number; today: string }) {
	const t = useTranslations('siteContent');
	const { value, set } = useFormState<Announcements>();
	const { announcements } = value;
	const state = listAnnouncementStates(announcements, today)[at] ?? 'covered';
	const path = `announcements.${at}`;
	return (
		<StaffCard
			title={t('one', { number: at + 1 })}
			action={<StateBadge tone={state === 'shown' ? 'good' : 'plain'}>{t(`states.${state}`)}</StateBadge>}
		>
			<SentenceField
				path={`${path}.english`}
				label={t('english')}
				required
				maxLength={ANNOUNCEMENT_LIMITS.text}
			/>
			<SentenceField
				path={`${path}.french`}
				label={t('french')}
				hint={t('frenchHint')}
				lang={LOCALES.find((locale) => locale !== DEFAULT_LOCALE)}
				maxLength={ANNOUNCEMENT_LIMITS.text}
			/>
			<TextField path={`${path}.link`} label={t('link')} hint={t('linkHint')} inputMode="url" />
			<FieldRow min={220}>
				<DateField path={`${path}.from`} label={t('from')} />
				<DateField path={`${path}.to`} label={t('to')} />
			</FieldRow>
			<Stack align="start">
				<Button
					variant="destroy"
					onClick={() =>
						set(
							'announcements',
							announcements.filter((_, index) => index !== at),
						)
					}
				>
					{t('remove', { number: at + 1 })}
				</Button>
			</Stack>
		</StaffCard>
	);
}
