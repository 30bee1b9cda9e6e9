import messages from 'messages:earlierSaves,mailDesk,mailPreview,releaseSide';
import { Button, Code, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import {
	fieldsOf,
	MAIL_LIMITS as LIMITS,
	type MailName,
	type MailTexts,
	mailContent,
	mailKind,
	type StoredMail,
} from '../../../domain/mail-texts/mail-texts.ts';
import { isMailForm } from '../../../domain/mail-texts/mail-texts-schema.ts';
import { LANGUAGE_TAGS } from '../../../platform/i18n/locale.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { LOCALE_OF } from '../../../platform/i18n/stored-language.ts';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { AutoGrid } from '../../kit/auto-grid.tsx';
import { SentenceField, TextAreaField } from '../../kit/form/form-fields.tsx';
import { FormFoot } from '../../kit/form/form-foot.tsx';
import { areSame } from '../../kit/form/form-value.ts';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { SaveForm } from '../../kit/form/save-form.tsx';
import { SaveNotices } from '../../kit/form/save-notices.tsx';
import { LanguageColumns } from '../../kit/languages/language-columns.tsx';
import { MailPreview } from '../../kit/mail-preview/mail-preview.tsx';
import { useMailPreview } from '../../kit/mail-preview/use-mail-preview.ts';
import { ReleaseMenu, ReleaseNotice, SaveLabel } from '../../kit/releases/release-notice.tsx';
import { StaffCard } from '../../kit/staff-card.tsx';
import { StaffPageHead } from '../../kit/staff-page-head.tsx';
import { ContentPast } from '../content-past.tsx';
import { useContentForm } from '../use-content-form.ts';
import type { Route } from './+types/mail-edit-page';
import styles from './mail-edit-page.module.css';

export { loader } from './mail-edit-page.server.ts';

type Loaded = Route.ComponentProps['loaderData'];

export const handle = {
	crumb: (loaded: Loaded | undefined) => loaded?.title,
	subject: ({ name }: Loaded) => ({ kind: 'content', id: mailContent(name) }),
};

export default withMessages(messages, MailEditPage);

/** The texts of one mail in both languages, with what they may name and how the mail will look. */
function MailEditPage({ loaderData }: Route.ComponentProps) {
	return <MailForm key={loaderData.name} {...loaderData} />;
}

function MailForm({ name, title, record, releases, saves, activity }: Loaded) {
	const t = useTranslations('mailDesk');
	const { form, save, latest, send } = useContentForm<StoredMail>({
		name: mailContent(name),
		record,
		releases,
		toForm: ({ english, french }) => ({ english, french }),
		isForm: isMailForm(name),
		messages: { unanswered: t('unanswered'), undo: t('undo') },
	});
	const texts = form.value;
	const preview = useMailPreview(`/api/admin/mail-previews/${name}`, form.debounced);
	const isSame = (language: keyof StoredMail) => areSame(texts[language], latest[language]);

	return (
		<>
			<StaffPageHead title={title} detail={t(`mails.${name}.when`)}>
				<ReleaseMenu side={releases} />
			</StaffPageHead>
			<ReleaseNotice side={releases} />
			<SaveForm form={form} busy={save.busy} onSubmit={() => void send(texts, t('saved'))} gap="lg">
				<SaveNotices form={form} save={save} labelOf={(language) => t(language)} format={formatTexts} />
				<Variables name={name} />
				<LanguageColumns>
					<LanguageFields name={name} language="english" />
					<LanguageFields name={name} language="french" />
				</LanguageColumns>
				{isSame('english') !== isSame('french') && (
					<AlertBlock tone="caution">{t(isSame('french') ? 'onlyEnglish' : 'onlyFrench')}</AlertBlock>
				)}
				<LanguageColumns>
					<MailPreview
						title={t('preview.english')}
						line={t('preview.line')}
						locale={LOCALE_OF.english}
						preview={preview}
					/>
					<MailPreview
						title={t('preview.french')}
						line={t('preview.line')}
						locale={LOCALE_OF.french}
						preview={preview}
					/>
				</LanguageColumns>
				<FormFoot label={t('foot')}>
					<Button type="submit" disabled={!form.isDirty} loading={save.busy}>
						<SaveLabel side={releases}>{t('save')}</SaveLabel>
					</Button>
				</FormFoot>
				<LeaveGuard isDirty={form.isDirty} />
			</SaveForm>
			<Stack gap="lg" mt="xl">
				<ContentPast<StoredMail>
					name={mailContent(name)}
					latest={latest}
					saves={saves}
					activity={activity}
					onPick={({ english, french }) => {
						form.set('english', english);
						form.set('french', french);
					}}
				/>
			</Stack>
		</>
	);
}

/** What the texts may name, and what the mail adds to them. */
function Variables({ name }: { name: MailName }) {
	const t = useTranslations('mailDesk');
	const { variables, link, adds } = mailKind(name);
	return (
		<StaffCard title={t('variables')}>
			<p className="quiet">{t('variablesLine')}</p>
			<AutoGrid as="dl" min={300} gap="var(--space-2) var(--space-6)" className={styles.variables}>
				{variables.map((variable) => (
					<div key={variable}>
						<dt>
							<Code fz="md">{`{${variable}}`}</Code>
						</dt>
						<dd>{t(`names.${variable as 'number'}`)}</dd>
					</div>
				))}
			</AutoGrid>
			{link && <p>{t('adds.link')}</p>}
			{adds && <p>{t(`adds.${adds}`)}</p>}
		</StaffCard>
	);
}

type LanguageFieldsProps = { name: MailName; language: keyof StoredMail };

function LanguageFields({ name, language }: LanguageFieldsProps) {
	const t = useTranslations('mailDesk');
	const lang = LANGUAGE_TAGS[LOCALE_OF[language]];
	return (
		<StaffCard title={t(language)}>
			{fieldsOf(name).map((field) => {
				const shared = {
					path: `${language}.${field}`,
					label: t(`fields.${field}`),
					required: field !== 'after',
					lang,
					maxLength: LIMITS[field],
				};
				if (field === 'text') return <TextAreaField key={field} {...shared} hint={t('textHint')} />;
				if (field === 'after') return <TextAreaField key={field} {...shared} hint={t('afterHint')} />;
				if (field === 'reason') return <TextAreaField key={field} {...shared} />;
				return <SentenceField key={field} {...shared} />;
			})}
		</StaffCard>
	);
}

/** The texts of a language in one, to compare those of two colleagues. */
const formatTexts = (value: unknown) => {
	const { subject, heading, text, after, reason } = value as Partial<MailTexts>;
	return [subject, heading, text, after, reason].filter(Boolean).join('\n\n');
};
