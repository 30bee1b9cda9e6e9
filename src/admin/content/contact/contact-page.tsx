import messages from 'messages:contactDesk,earlierSaves,releaseSide,wordsDesk';
import { Button, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { CONTACT, CONTACT_LIMITS, type Contact } from '../../../domain/site-content/contact/contact.ts';
import { isContactForm } from '../../../domain/site-content/contact/contact-schema.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { FieldRow, TextField } from '../../kit/form/form-fields.tsx';
import { FormFoot } from '../../kit/form/form-foot.tsx';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { SaveForm } from '../../kit/form/save-form.tsx';
import { SaveNotices } from '../../kit/form/save-notices.tsx';
import { ReleaseMenu, ReleaseNotice, SaveLabel } from '../../kit/releases/release-notice.tsx';
import { StaffCard } from '../../kit/staff-card.tsx';
import { StaffPageHead } from '../../kit/staff-page-head.tsx';
import { ContentPast } from '../content-past.tsx';
import { useContentForm } from '../use-content-form.ts';
import type { Route } from './+types/contact-page';

export { loader } from './contact-page.server.ts';

export const handle = { subject: () => ({ kind: 'content', id: CONTACT }) };

export default withMessages(messages, ContactPage);

/** How to reach us, on the site, in mails and on labels. */
function ContactPage({ loaderData: { record, releases, saves, activity } }: Route.ComponentProps) {
	const t = useTranslations('contactDesk');
	const shared = useTranslations('wordsDesk');
	const { form, save, latest, send } = useContentForm<Contact>({
		name: CONTACT,
		record,
		releases,
		toForm: ({ version: _, ...contact }) => contact,
		isForm: isContactForm,
		messages: { unanswered: shared('unanswered'), undo: shared('undo') },
	});
	return (
		<>
			<StaffPageHead title={t('title')} detail={t('line')}>
				<ReleaseMenu side={releases} />
			</StaffPageHead>
			<ReleaseNotice side={releases} />
			<Stack maw={1000} gap="lg">
				<SaveForm
					form={form}
					busy={save.busy}
					onSubmit={() => void send(form.value, shared('saved'))}
					gap="lg"
				>
					<SaveNotices form={form} save={save} labelOf={(part) => t(part)} />
					<StaffCard title={t('reach')}>
						<FieldRow>
							<TextField path="phone" label={t('phone')} required inputMode="tel" maxLength={60} />
							<TextField path="email" label={t('email')} required inputMode="email" maxLength={254} />
						</FieldRow>
						<TextField
							path="mailingAddress"
							label={t('mailingAddress')}
							hint={t('mailingAddressHint')}
							required
							maxLength={CONTACT_LIMITS.mailingAddress}
						/>
						<TextField
							path="website"
							label={t('website')}
							hint={t('websiteHint')}
							required
							inputMode="url"
							maxLength={CONTACT_LIMITS.website}
						/>
					</StaffCard>
					<StaffCard title={t('social')}>
						<FieldRow>
							<TextField path="network" label={t('network')} maxLength={CONTACT_LIMITS.network} />
							<TextField path="networkLink" label={t('networkLink')} inputMode="url" maxLength={2048} />
						</FieldRow>
					</StaffCard>
					<FormFoot label={t('foot')}>
						<Button type="submit" disabled={!form.isDirty} loading={save.busy}>
							<SaveLabel side={releases}>{shared('save')}</SaveLabel>
						</Button>
					</FormFoot>
					<LeaveGuard isDirty={form.isDirty} />
				</SaveForm>
				<ContentPast<Contact>
					name={CONTACT}
					latest={latest}
					saves={saves}
					activity={activity}
					onPick={(earlier) => {
						for (const part of Object.keys(form.value) as (keyof Contact)[]) form.set(part, earlier[part]);
					}}
				/>
			</Stack>
		</>
	);
}
