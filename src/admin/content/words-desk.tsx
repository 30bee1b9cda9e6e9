import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PageWords, WordRules } from '../../domain/site-content/page-words.ts';
import type { ContentSave } from '../../domain/site-content/site-content-queries.server.ts';
import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import { FormFoot } from '../kit/form/form-foot.tsx';
import { LeaveGuard } from '../kit/form/leave-guard.tsx';
import { SaveForm } from '../kit/form/save-form.tsx';
import { SaveNotices } from '../kit/form/save-notices.tsx';
import { ReleaseMenu, ReleaseNotice, SaveLabel } from '../kit/releases/release-notice.tsx';
import type { ReleaseSide } from '../kit/releases/release-side.ts';
import { StaffCard } from '../kit/staff-card.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import type { ContentRecord } from './content-part.ts';
import { ContentPast } from './content-past.tsx';
import { useContentForm } from './use-content-form.ts';
import { OneLanguageNotice, WordFields } from './word-fields.tsx';

type Worded = { english: PageWords; french: PageWords };

type WordsDeskProps<Page extends Worded, Word extends string, Card extends string> = {
	/** The part's name, such as "about". */
	name: string;
	/** What its loader found. */
	loaded: {
		record: ContentRecord<Page>;
		releases: ReleaseSide;
		saves: readonly ContentSave[];
		activity: readonly AuditEntry[];
	};
	/** The English path of the page. */
	path: string;
	title: string;
	line: string;
	foot: string;
	rules: WordRules<Word>;
	/** The words of each card, in the order in which visitors see them. */
	cards: Readonly<Record<Card, readonly Word[]>>;
	cardTitle: (card: Card) => string;
	labelOf: (word: Word) => string;
	/** The name of a top part, such as the words of a language. */
	partName: (part: keyof Page & string) => string;
	isForm: (value: unknown) => value is Page;
	/** Fields of a card besides its words. */
	children?: (card: Card) => ReactNode;
};

/** The form of a page whose words each have their place, in both languages. */
export function WordsDesk<Page extends Worded, Word extends string, Card extends string>(
	props: WordsDeskProps<Page, Word, Card>,
) {
	const { name, loaded, path, title, line, foot, rules, cards, cardTitle, labelOf, partName, isForm } = props;
	const { record, releases, saves, activity } = loaded;
	const t = useTranslations('wordsDesk');
	const { form, save, latest, send } = useContentForm<Page>({
		name,
		record,
		releases,
		toForm: ({ version: _, ...page }) => page as unknown as Page,
		isForm,
		messages: { unanswered: t('unanswered'), undo: t('undo') },
	});
	const page = form.value;
	return (
		<>
			<StaffPageHead title={title} detail={line}>
				<Button component="a" href={path} target="_blank" variant="default">
					{t('open')}
				</Button>
				<ReleaseMenu side={releases} />
			</StaffPageHead>
			<ReleaseNotice side={releases} />
			<Stack maw={1000} gap="lg">
				<SaveForm form={form} busy={save.busy} onSubmit={() => void send(page, t('saved'))} gap="lg">
					<SaveNotices form={form} save={save} labelOf={partName} format={formatPart} />
					{(Object.keys(cards) as Card[]).map((card) => (
						<StaffCard key={card} title={cardTitle(card)}>
							<WordFields<Word> words={cards[card]} rules={rules} labelOf={labelOf} />
							{props.children?.(card)}
						</StaffCard>
					))}
					<OneLanguageNotice typed={page} stored={latest} />
					<FormFoot label={foot}>
						<Button type="submit" disabled={!form.isDirty} loading={save.busy}>
							<SaveLabel side={releases}>{t('save')}</SaveLabel>
						</Button>
					</FormFoot>
					<LeaveGuard isDirty={form.isDirty} />
				</SaveForm>
				<ContentPast<Page>
					name={name}
					latest={latest}
					saves={saves}
					activity={activity}
					onPick={(earlier) => {
						for (const part of Object.keys(page) as (keyof Page & string)[]) form.set(part, earlier[part]);
					}}
				/>
			</Stack>
		</>
	);
}

/** A part of the page in lines, to compare those of two colleagues. */
const formatPart = (value: unknown): string =>
	typeof value === 'object' && value !== null ? Object.values(value).join('\n') : String(value);
