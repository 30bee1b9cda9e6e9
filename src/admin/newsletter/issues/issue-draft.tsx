import { Button, Modal } from '@mantine/core';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import {
	type Issue,
	type IssueText,
	type IssueTexts,
	ISSUE_LIMITS as LIMITS,
	listMissing,
} from '../../../domain/newsletter/issues/issue.ts';
import { isIssueTexts } from '../../../domain/newsletter/issues/issue-schema.ts';
import { listGloves, listLines, listLinks } from '../../../domain/rich-text/rich-text.ts';
import { LANGUAGE_TAGS } from '../../../platform/i18n/locale.ts';
import { LOCALE_OF } from '../../../platform/i18n/stored-language.ts';
import { DeadLinks, pathsOf } from '../../content/dead-links.tsx';
import { DeleteButton } from '../../deleting/delete-button.tsx';
import { ActivityList } from '../../frame/activity-list.tsx';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { DialogFoot } from '../../kit/dialog-foot.tsx';
import { TextAreaField, TextField } from '../../kit/form/form-fields.tsx';
import { FormFoot } from '../../kit/form/form-foot.tsx';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { SaveForm } from '../../kit/form/save-form.tsx';
import { SaveNotices } from '../../kit/form/save-notices.tsx';
import { useStaffForm } from '../../kit/form/use-staff-form.ts';
import { useVersionedSave } from '../../kit/form/use-versioned-save.ts';
import { findGloveName, useGloveNames } from '../../kit/gloves/use-glove-names.ts';
import { LanguageColumns } from '../../kit/languages/language-columns.tsx';
import { RichTextField } from '../../kit/rich-text/rich-text-field.tsx';
import { useStaffRequest } from '../../kit/session-dialog.tsx';
import { StaffCard } from '../../kit/staff-card.tsx';
import { showDone, showError } from '../../kit/staff-notice.ts';
import { StaffPageHead } from '../../kit/staff-page-head.tsx';
import { showUndo } from '../../kit/undo-notice.tsx';
import { type FoundIssue, issuePath, issueTag } from './found-issue.ts';
import { IssuePreviews } from './issue-previews.tsx';
import { IssueStateBadge } from './issue-state-badge.tsx';

const textsOf = ({ english, french }: Issue): IssueTexts => ({ english, french });

/** An issue while it is written: its texts, how they will look, a test, and the button that sends it. */
export function IssueDraft({ issue, name, readers, activity }: FoundIssue) {
	const t = useTranslations('newsletter.issues');
	const sendRequest = useStaffRequest();
	const { revalidate } = useRevalidator();
	const [isAsking, setAsking] = useState(false);
	const form = useStaffForm<IssueTexts>({
		initial: textsOf(issue),
		draft: { name: `issue:${issue.id}`, isValue: isIssueTexts },
		// An error of a part of a text is shown below the whole.
		fieldOf: (path) => path.replace(/^(\w+\.body)\..*/, '$1'),
	});
	const save = useVersionedSave<Issue, Issue, IssueTexts>({
		tag: issueTag(issue),
		tagOf: issueTag,
		form,
		toForm: textsOf,
		stored: textsOf(issue),
		messages: { unanswered: t('failed'), refused: ({ detail }) => detail || t('failed') },
	});
	const closeUndo = useRef(() => {});

	/** Saves the texts; false if they could not be saved. */
	async function store(texts: IssueTexts, isUndo = false): Promise<boolean> {
		const before = form.base;
		const outcome = await save.send({ url: issuePath(issue), body: texts });
		if (outcome?.kind !== 'saved') return false;
		form.reset(textsOf(outcome.answer));
		void revalidate();
		// Only the last save can be undone.
		closeUndo.current();
		if (!isUndo)
			closeUndo.current = showUndo({
				message: t('saved'),
				undo: t('undo'),
				onUndo: () => void store(before, true),
			});
		return true;
	}

	const storeChanges = async () => !form.isDirty || (await store(form.value));

	async function test() {
		if (!(await storeChanges())) return;
		const result = await sendRequest<{ to: string; count: number }>(`${issuePath(issue)}/test`, {
			method: 'POST',
			body: {},
		});
		if (result.ok) return showDone(t('tested', result.answer));
		form.showErrors(result.errors);
		if (result.errors.length === 0) showError(result.detail || t('failed'));
	}

	async function ask() {
		if (!(await storeChanges())) return;
		// The server says what is missing.
		if (listMissing(form.value).length > 0) await send();
		else setAsking(true);
	}

	async function send() {
		const outcome = await save.send({ url: `${issuePath(issue)}/send`, method: 'POST', body: {} }, 'send');
		setAsking(false);
		if (outcome?.kind !== 'saved') return;
		closeUndo.current();
		showDone(t('begun'));
		await revalidate();
	}

	return (
		<>
			<StaffPageHead title={name} detail={<IssueStateBadge state={issue.state} />} />
			<SaveForm form={form} busy={save.busy} onSubmit={() => void store(form.value)} gap="lg">
				<SaveNotices form={form} save={save} labelOf={(language) => t(language)} format={formatText} />
				<LanguageColumns>
					<LanguageCard language="english" />
					<LanguageCard language="french" />
				</LanguageColumns>
				<DeadLinks
					paths={[
						...pathsOf(listLinks(form.value.english.body), LOCALE_OF.english),
						...pathsOf(listLinks(form.value.french.body), LOCALE_OF.french),
					]}
				/>
				<MissingGloves texts={form.debounced} />
				<IssuePreviews texts={form.debounced} />
				<StaffCard title={t('history')}>
					<ActivityList entries={activity} />
				</StaffCard>
				<FormFoot label={t('foot')}>
					<DeleteButton
						kind="issue"
						id={issue.id}
						version={issue.version}
						listHref="/admin/newsletter/issues"
						isDirty={form.isDirty}
					/>
					<Button variant="default" disabled={save.busy} onClick={test}>
						{t('test')}
					</Button>
					{/* Enter in a field saves: nothing is sent by mistake. */}
					<Button type="submit" variant="default" disabled={!form.isDirty} loading={save.busy}>
						{t('save')}
					</Button>
					<Button disabled={save.busy} onClick={ask}>
						{t('send')}
					</Button>
				</FormFoot>
				<LeaveGuard isDirty={form.isDirty} />
			</SaveForm>
			<Modal opened={isAsking} onClose={() => setAsking(false)} title={t('sendTitle')}>
				<p>{t('sendLine', readers)}</p>
				<DialogFoot cancel={{ label: t('cancel'), onClick: () => setAsking(false), autoFocus: true }}>
					<Button loading={save.busy} onClick={send}>
						{t('sendNow', { count: readers.english + readers.french })}
					</Button>
				</DialogFoot>
			</Modal>
		</>
	);
}

function LanguageCard({ language }: { language: keyof IssueTexts }) {
	const t = useTranslations('newsletter.issues');
	const lang = LANGUAGE_TAGS[LOCALE_OF[language]];
	return (
		<StaffCard title={t(language)}>
			<TextField
				path={`${language}.subject`}
				label={t('fields.subject')}
				hint={t('fields.subjectHint')}
				required
				lang={lang}
				maxLength={LIMITS.subject}
			/>
			<TextField
				path={`${language}.heading`}
				label={t('fields.heading')}
				required
				lang={lang}
				maxLength={LIMITS.heading}
			/>
			<RichTextField
				path={`${language}.body`}
				label={t(`fields.body.${language}`)}
				lang={lang}
				holds="gloves"
			/>
			<TextAreaField
				path={`${language}.plain`}
				label={t('fields.plain')}
				hint={t('fields.plainHint')}
				lang={lang}
				maxLength={LIMITS.plain}
			/>
		</StaffCard>
	);
}

/** Names the cards that the mail leaves out, because visitors cannot see their gloves. */
function MissingGloves({ texts: { english, french } }: { texts: IssueTexts }) {
	const t = useTranslations('newsletter.issues');
	const shown = [...listGloves(english.body), ...listGloves(french.body)];
	const names = useGloveNames(shown);
	const missing = shown.filter((partNumber) => {
		const found = findGloveName(names, partNumber);
		return found === 'unknown' || (found !== undefined && found.state !== 'published');
	});
	if (missing.length === 0) return null;
	const gloves = [...new Set(missing)].map(formatPartNumber).join(', ');
	return <AlertBlock tone="caution">{t('missingGloves', { gloves })}</AlertBlock>;
}

/** A text as lines, to compare those of two colleagues. */
const formatText = (value: unknown) => {
	const { subject, heading, body, plain } = value as IssueText;
	return [subject, heading, ...listLines(body), plain].join('\n');
};
