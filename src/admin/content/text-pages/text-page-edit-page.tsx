import messages from 'messages:deadLinks,earlierSaves,pageDesk,pictureField,releaseSide,richText';
import { Button, Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatCalendarDate } from '../../../domain/calendar-date/calendar-date.ts';
import { listLines, listLinks } from '../../../domain/rich-text/rich-text.ts';
import {
	PAGE_TEXT_LIMITS as LIMITS,
	liveTexts,
	type PageText,
	type PageTexts,
	type TextPage,
	textPageContent,
	textPagePath,
} from '../../../domain/site-content/text-page.ts';
import { isPageTexts } from '../../../domain/site-content/text-page-schema.ts';
import { LANGUAGE_TAGS } from '../../../platform/i18n/locale.ts';
import { localizedPath } from '../../../platform/i18n/localized-path.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { LOCALE_OF } from '../../../platform/i18n/stored-language.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { SentenceField, TextAreaField } from '../../kit/form/form-fields.tsx';
import { FormFoot } from '../../kit/form/form-foot.tsx';
import { areSame } from '../../kit/form/form-value.ts';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { SaveForm } from '../../kit/form/save-form.tsx';
import { SaveNotices } from '../../kit/form/save-notices.tsx';
import { LanguageColumns } from '../../kit/languages/language-columns.tsx';
import { ReleaseMenu, ReleaseNotice, SaveLabel } from '../../kit/releases/release-notice.tsx';
import { RichTextField } from '../../kit/rich-text/rich-text-field.tsx';
import { StaffCard } from '../../kit/staff-card.tsx';
import { StaffPageHead } from '../../kit/staff-page-head.tsx';
import { StateBadge } from '../../kit/state-badge.tsx';
import { ContentPast } from '../content-past.tsx';
import { DeadLinks, pathsOf } from '../dead-links.tsx';
import { useContentForm } from '../use-content-form.ts';
import type { Route } from './+types/text-page-edit-page';
import styles from './text-page-edit-page.module.css';

export { loader } from './text-page-edit-page.server.ts';

type Loaded = Route.ComponentProps['loaderData'];

export const handle = {
	crumb: (loaded: Loaded | undefined) => loaded?.title,
	subject: ({ name }: Loaded) => ({ kind: 'content', id: textPageContent(name) }),
};

export default withMessages(messages, TextPageEditPage);

/** The texts of one page in both languages: kept as a draft, looked at on the page, and published. */
function TextPageEditPage({ loaderData }: Route.ComponentProps) {
	return <TextPageForm key={loaderData.name} {...loaderData} />;
}

function TextPageForm({ name, record, releases, saves, activity, today }: Loaded) {
	const t = useTranslations('pageDesk');
	const locale = useLocale();
	const { form, save, latest, send } = useContentForm<TextPage, PageTexts>({
		name: textPageContent(name),
		record,
		releases,
		toForm: ({ english, french }) => ({ english, french }),
		isForm: isPageTexts,
		// An error of a part of a text is shown below the whole.
		fieldOf: (path) => path.replace(/^(\w+\.body)\..*/, '$1'),
		messages: { unanswered: t('unanswered'), undo: t('undo') },
	});
	const [isDateKept, setDateKept] = useState(false);
	const live = liveTexts(latest);
	const isDraft = latest.live !== null;
	const texts = form.value;
	// A draft is put into a release as it is.
	const isChanged = releases.edit !== undefined || !areSame(texts, live);
	const date = (day: string) => formatCalendarDate(day, locale);

	const publish = () =>
		send({ ...texts, updated: isDateKept ? latest.updated : today, live: null }, t('published'));
	const keepDraft = () => send({ ...texts, updated: latest.updated, live }, t('draftSaved'));
	const dropDraft = () => send({ ...live, updated: latest.updated, live: null }, t('draftDropped'));

	return (
		<>
			<StaffPageHead
				title={texts[locale === 'fr' ? 'french' : 'english'].title || name}
				detail={
					<StateBadge tone={isDraft ? 'waiting' : 'good'}>
						{t(isDraft ? 'states.draft' : 'states.live')}
					</StateBadge>
				}
			>
				<Button
					component="a"
					href={localizedPath(textPagePath(name), locale)}
					target="_blank"
					variant="default"
				>
					{t('open')}
				</Button>
				{isDraft && (
					<Button
						component="a"
						href={`/admin/preview-page/${name}?lang=${locale}`}
						target="_blank"
						variant="default"
					>
						{t('preview')}
					</Button>
				)}
				<ReleaseMenu side={releases} />
			</StaffPageHead>
			<ReleaseNotice side={releases} />
			<SaveForm form={form} busy={save.busy} onSubmit={releases.edit ? publish : keepDraft} gap="lg">
				<SaveNotices form={form} save={save} labelOf={(language) => t(language)} format={formatText} />
				<LanguageColumns>
					<LanguageCard language="english" />
					<LanguageCard language="french" />
				</LanguageColumns>
				<OneLanguage texts={texts} live={live} />
				<DeadLinks
					paths={[
						...pathsOf(listLinks(texts.english.body), LOCALE_OF.english),
						...pathsOf(listLinks(texts.french.body), LOCALE_OF.french),
					]}
				/>
				<FormFoot label={t('foot')}>
					<Checkbox
						className={styles.date}
						label={t('keepDate', { date: date(latest.updated) })}
						checked={isDateKept}
						onChange={(event) => setDateKept(event.currentTarget.checked)}
					/>
					{isDraft && (
						<Button variant="destroy" disabled={save.busy} onClick={dropDraft}>
							{t('dropDraft')}
						</Button>
					)}
					{/* Enter in a field keeps a draft: nothing is published by mistake. */}
					{!releases.edit && (
						<Button type="submit" variant="default" disabled={!form.isDirty} loading={save.busy}>
							{t('saveDraft')}
						</Button>
					)}
					<Button disabled={!isChanged} loading={save.busy} onClick={publish}>
						<SaveLabel side={releases}>{t('publish')}</SaveLabel>
					</Button>
				</FormFoot>
				<LeaveGuard isDirty={form.isDirty} />
			</SaveForm>
			<Stack gap="lg" mt="xl">
				<ContentPast<TextPage>
					name={textPageContent(name)}
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

function LanguageCard({ language }: { language: keyof PageTexts }) {
	const t = useTranslations('pageDesk');
	const lang = LANGUAGE_TAGS[LOCALE_OF[language]];
	return (
		<StaffCard title={t(language)}>
			<SentenceField
				path={`${language}.title`}
				label={t('fields.title')}
				required
				lang={lang}
				maxLength={LIMITS.title}
			/>
			<SentenceField
				path={`${language}.lead`}
				label={t('fields.lead')}
				required
				lang={lang}
				maxLength={LIMITS.lead}
			/>
			<TextAreaField
				path={`${language}.description`}
				label={t('fields.description')}
				hint={t('fields.descriptionHint')}
				required
				lang={lang}
				maxLength={LIMITS.description}
			/>
			<RichTextField
				path={`${language}.body`}
				label={t(`fields.body.${language}`)}
				lang={lang}
				holds="pictures"
			/>
		</StaffCard>
	);
}

/** Says that the other language was not changed: one of them might be outdated then. */
function OneLanguage({ texts, live }: { texts: PageTexts; live: PageTexts }) {
	const t = useTranslations('pageDesk');
	const isSame = (language: keyof PageTexts) => areSame(texts[language], live[language]);
	if (isSame('english') === isSame('french')) return null;
	return <AlertBlock tone="caution">{t(isSame('french') ? 'onlyEnglish' : 'onlyFrench')}</AlertBlock>;
}

/** A text as lines, to compare those of two colleagues. */
const formatText = (value: unknown) => {
	const { title, lead, description, body } = value as PageText;
	return [title, lead, description, ...listLines(body)].join('\n');
};
