import messages from 'messages:distributorDesk,releaseSide';
import { Button, Group, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import {
	ONLINE_PARTNER_LIMITS,
	ONLINE_PARTNERS,
	type OnlinePartner,
	type OnlinePartners,
} from '../../../domain/site-content/online-partner.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../../platform/i18n/locale.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { useContentForm } from '../../content/use-content-form.ts';
import { TextField } from '../../kit/form/form-fields.tsx';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { SaveForm } from '../../kit/form/save-form.tsx';
import { SaveNotices } from '../../kit/form/save-notices.tsx';
import { ReleaseMenu, ReleaseNotice, SaveLabel } from '../../kit/releases/release-notice.tsx';
import { StaffCard } from '../../kit/staff-card.tsx';
import { StaffPageHead } from '../../kit/staff-page-head.tsx';
import type { Route } from './+types/online-partners-page';

export { loader } from './online-partners-page.server.ts';

export const handle = { subject: () => ({ kind: 'content', id: ONLINE_PARTNERS }) };

export default withMessages(messages, OnlinePartnersPage);

const EMPTY: OnlinePartner = { name: '', website: '', english: '', french: '' };

/** The shops in one line, to compare those of two colleagues. */
const listNames = (partners: unknown) => (partners as OnlinePartner[]).map(({ name }) => name).join(' · ');

/** The shops that ship, below the list of stores. */
function OnlinePartnersPage({ loaderData: { record, releases } }: Route.ComponentProps) {
	const t = useTranslations('distributorDesk.online');
	const { form, save, send } = useContentForm<OnlinePartners>({
		name: ONLINE_PARTNERS,
		record,
		releases,
		toForm: ({ onlinePartners }) => ({ onlinePartners }),
		messages: { unanswered: t('unanswered'), undo: t('undo') },
	});
	const { onlinePartners } = form.value;
	return (
		<>
			<StaffPageHead title={t('title')} detail={t('line')}>
				<Button component={Link} to="/admin/distributors" variant="default">
					{t('stores')}
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
				<SaveNotices form={form} save={save} labelOf={() => t('title')} format={listNames} />
				{onlinePartners.length === 0 && <p className="quiet">{t('empty')}</p>}
				{onlinePartners.map(({ name }, at) => (
					// A shop has no identity of its own; rows are only added at the end.
					// biome-ignore lint/suspicious/noArrayIndexKey: see above
					<StaffCard key={at} title={name || t('one', { number: at + 1 })}>
						<TextField path={`onlinePartners.${at}.name`} label={t('name')} required />
						<TextField path={`onlinePartners.${at}.website`} label={t('website')} required inputMode="url" />
						<TextField
							path={`onlinePartners.${at}.english`}
							label={t('english')}
							required
							maxLength={ONLINE_PARTNER_LIMITS.line}
						/>
						<TextField
							path={`onlinePartners.${at}.french`}
							label={t('french')}
							required
							lang={LOCALES.find((locale) => locale !== DEFAULT_LOCALE)}
							maxLength={ONLINE_PARTNER_LIMITS.line}
						/>
						<Stack align="start">
							<Button
								variant="destroy"
								onClick={() =>
									form.set(
										'onlinePartners',
										onlinePartners.filter((_, index) => index !== at),
									)
								}
							>
								{t('remove', { number: at + 1 })}
							</Button>
						</Stack>
					</StaffCard>
				))}
				<Group>
					<Button type="submit" loading={save.busy}>
						<SaveLabel side={releases}>{t('save')}</SaveLabel>
					</Button>
					<Button
						variant="default"
						disabled={onlinePartners.length >= ONLINE_PARTNER_LIMITS.partners}
						onClick={() => form.set('onlinePartners', [...onlinePartners, EMPTY])}
					>
						{t('add')}
					</Button>
				</Group>
				<LeaveGuard isDirty={form.isDirty} />
			</SaveForm>
		</>
	);
}
