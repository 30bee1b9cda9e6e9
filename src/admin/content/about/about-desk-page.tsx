import messages from 'messages:aboutDesk,earlierSaves,gloveField,releaseSide,wordsDesk';
import { Button, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ABOUT, ABOUT_RULES, type About, type AboutWord } from '../../../domain/site-content/about/about.ts';
import { isAboutForm } from '../../../domain/site-content/about/about-schema.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { FormFoot } from '../../kit/form/form-foot.tsx';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { SaveForm } from '../../kit/form/save-form.tsx';
import { SaveNotices } from '../../kit/form/save-notices.tsx';
import { GloveField } from '../../kit/gloves/glove-field.tsx';
import { ReleaseMenu, ReleaseNotice, SaveLabel } from '../../kit/releases/release-notice.tsx';
import { StaffCard } from '../../kit/staff-card.tsx';
import { StaffPageHead } from '../../kit/staff-page-head.tsx';
import { ContentPast } from '../content-past.tsx';
import { useContentForm } from '../use-content-form.ts';
import { OneLanguageNotice, WordFields } from '../word-fields.tsx';
import type { Route } from './+types/about-desk-page';

export { loader } from './about-desk-page.server.ts';

export const handle = { subject: () => ({ kind: 'content', id: ABOUT }) };

export default withMessages(messages, AboutDeskPage);

/** The words of each card, in the order in which visitors see them. */
const CARDS = {
	head: ['title', 'lead', 'description'],
	facts: ['where', 'whereNote', 'since', 'sinceNote', 'rangeNote', 'who', 'whoNote'],
	start: ['startTitle', 'startText'],
	steps: [
		'stepsTitle',
		'backTitle',
		'backText',
		'apartTitle',
		'apartText',
		'changeTitle',
		'changeText',
		'againTitle',
		'againText',
	],
	work: ['workTitle', 'workText'],
	range: ['rangeTitle', 'rangeText'],
	ratings: ['ratingsTitle', 'ratingsText'],
	find: ['findTitle', 'findText'],
} as const satisfies Record<string, readonly AboutWord[]>;

/** The about page, from its head to where to find the company. */
function AboutDeskPage({ loaderData: { record, releases, saves, activity } }: Route.ComponentProps) {
	const t = useTranslations('aboutDesk');
	const shared = useTranslations('wordsDesk');
	const { form, save, latest, send } = useContentForm<About>({
		name: ABOUT,
		record,
		releases,
		toForm: ({ version: _, ...about }) => about,
		isForm: isAboutForm,
		messages: { unanswered: shared('unanswered'), undo: shared('undo') },
	});
	const about = form.value;
	return (
		<>
			<StaffPageHead title={t('title')} detail={t('line')}>
				<Button component="a" href="/about" target="_blank" variant="default">
					{shared('open')}
				</Button>
				<ReleaseMenu side={releases} />
			</StaffPageHead>
			<ReleaseNotice side={releases} />
			<Stack maw={1000} gap="lg">
				<SaveForm form={form} busy={save.busy} onSubmit={() => void send(about, shared('saved'))} gap="lg">
					<SaveNotices
						form={form}
						save={save}
						labelOf={(part) => t(`parts.${part as keyof About}`)}
						format={formatPart}
					/>
					{(Object.keys(CARDS) as (keyof typeof CARDS)[]).map((card) => (
						<StaffCard key={card} title={t(`cards.${card}`)}>
							<WordFields<AboutWord>
								words={CARDS[card]}
								rules={ABOUT_RULES}
								labelOf={(word) => t(`words.${word}`)}
							/>
							{card === 'steps' && <GloveField path="glove" hint={t('gloveHint')} />}
						</StaffCard>
					))}
					<OneLanguageNotice typed={about} stored={latest} />
					<FormFoot label={t('foot')}>
						<Button type="submit" disabled={!form.isDirty} loading={save.busy}>
							<SaveLabel side={releases}>{shared('save')}</SaveLabel>
						</Button>
					</FormFoot>
					<LeaveGuard isDirty={form.isDirty} />
				</SaveForm>
				<ContentPast<About>
					name={ABOUT}
					latest={latest}
					saves={saves}
					activity={activity}
					onPick={(earlier) => {
						for (const part of Object.keys(about) as (keyof About)[]) form.set(part, earlier[part]);
					}}
				/>
			</Stack>
		</>
	);
}

/** A part of the page in lines, to compare those of two colleagues. */
const formatPart = (value: unknown): string =>
	typeof value === 'object' && value !== null ? Object.values(value).join('\n') : String(value);
