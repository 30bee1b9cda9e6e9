import messages from 'messages:deadLinks,earlierSaves,gloveField,homeDesk,pictureField,releaseSide,wordsDesk';
import { Button, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import {
	HOME,
	HOME_RULES,
	type Home,
	type HomeBlock,
	type HomeWords,
	MAX_PARTNERS,
	PARTNER_NAME_MAX,
	type Partner,
} from '../../../domain/site-content/home.ts';
import { isHomeForm } from '../../../domain/site-content/home-schema.ts';
import { LOCALES } from '../../../platform/i18n/locale.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { CheckField, FieldRow, TextField } from '../../kit/form/form-fields.tsx';
import { FormFoot } from '../../kit/form/form-foot.tsx';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { SaveForm } from '../../kit/form/save-form.tsx';
import { SaveNotices } from '../../kit/form/save-notices.tsx';
import { GloveField } from '../../kit/gloves/glove-field.tsx';
import { PictureField } from '../../kit/pictures/picture-field.tsx';
import { ReleaseMenu, ReleaseNotice, SaveLabel } from '../../kit/releases/release-notice.tsx';
import { EditableRows } from '../../kit/rows/editable-rows.tsx';
import { StaffCard } from '../../kit/staff-card.tsx';
import { StaffPageHead } from '../../kit/staff-page-head.tsx';
import { ContentPast } from '../content-past.tsx';
import { DeadLinks, pathsOf } from '../dead-links.tsx';
import { useContentForm } from '../use-content-form.ts';
import { OneLanguageNotice, WordFields } from '../word-fields.tsx';
import type { Route } from './+types/home-desk-page';

export { loader } from './home-desk-page.server.ts';

export const handle = { subject: () => ({ kind: 'content', id: HOME }) };

export default withMessages(messages, HomeDeskPage);

/** The home page by its blocks, in the order in which visitors see them. */
function HomeDeskPage({ loaderData: { record, releases, saves, activity } }: Route.ComponentProps) {
	const t = useTranslations('homeDesk');
	const shared = useTranslations('wordsDesk');
	const pictureField = useTranslations('pictureField');
	const { form, save, latest, send } = useContentForm<Home>({
		name: HOME,
		record,
		releases,
		toForm: ({ version: _, ...home }) => home,
		isForm: isHomeForm,
		messages: { unanswered: shared('unanswered'), undo: shared('undo') },
	});
	const home = form.value;
	const links = [home.buttonLink, home.aboutLink, ...home.partners.map(({ link }) => link)];

	return (
		<>
			<StaffPageHead title={t('title')} detail={t('line')}>
				<Button component="a" href="/" target="_blank" variant="default">
					{shared('open')}
				</Button>
				<ReleaseMenu side={releases} />
			</StaffPageHead>
			<ReleaseNotice side={releases} />
			<Stack maw={1000} gap="lg">
				<SaveForm form={form} busy={save.busy} onSubmit={() => void send(home, shared('saved'))} gap="lg">
					<SaveNotices form={form} save={save} labelOf={(part) => t(`parts.${part}`)} format={formatPart} />
					<StaffCard title={t('cards.hero')}>
						<Words words={['headline', 'hot', 'line', 'button']} />
						<TextField
							path="buttonLink"
							label={t('buttonLink')}
							hint={t('linkHint')}
							required
							maxLength={2048}
							inputMode="url"
						/>
						<Words words={['factOne', 'factTwo', 'factThree']} />
						<FieldRow>
							<CheckField path="film" label={t('film')} />
						</FieldRow>
					</StaffCard>
					<Block block="about" words={['aboutHeading', 'aboutText', 'aboutButton']}>
						<FieldRow>
							<TextField
								path="aboutLink"
								label={t('parts.aboutLink')}
								required
								maxLength={2048}
								inputMode="url"
							/>
							<GloveField path="aboutGlove" hint={t('gloveHint')} />
						</FieldRow>
					</Block>
					<Block block="bestSellers" words={['bestSellers']} />
					<Block block="finder" words={['finder']} />
					<Block block="partners" words={['partners']}>
						<EditableRows<Partner>
							path="partners"
							nameOf={({ name }) => name || t('new')}
							detailOf={({ link }) => link}
							empty={{ name: '', link: '', logo: '' }}
							addLabel={t('addPartner')}
							max={MAX_PARTNERS}
							firstField="name"
						>
							{({ name, logo }, path) => (
								<>
									<FieldRow>
										<TextField
											path={`${path}.name`}
											label={t('partnerName')}
											required
											maxLength={PARTNER_NAME_MAX}
										/>
										<TextField
											path={`${path}.link`}
											label={t('partnerLink')}
											required
											maxLength={2048}
											inputMode="url"
										/>
									</FieldRow>
									<PictureField
										path={`${path}.logo`}
										name={name}
										// A draft that this browser kept from before there were logos has none.
										picture={logo ?? ''}
										hint={t('logo')}
										onChange={(address) => form.set(`${path}.logo`, address)}
										remove={
											!logo
												? undefined
												: { label: pictureField('remove'), run: () => form.set(`${path}.logo`, '') }
										}
									/>
								</>
							)}
						</EditableRows>
					</Block>
					<Block
						block="directory"
						words={['leftHeading', 'rightHeading', 'leftTile', 'leftLine', 'rightTile', 'rightLine']}
					/>
					<StaffCard title={t('cards.search')}>
						<Words words={['title', 'description']} />
					</StaffCard>
					<OneLanguageNotice typed={home} stored={latest} />
					<DeadLinks paths={LOCALES.flatMap((locale) => pathsOf(links, locale))} />
					<FormFoot label={t('foot')}>
						<Button type="submit" disabled={!form.isDirty} loading={save.busy}>
							<SaveLabel side={releases}>{shared('save')}</SaveLabel>
						</Button>
					</FormFoot>
					<LeaveGuard isDirty={form.isDirty} />
				</SaveForm>
				<ContentPast<Home>
					name={HOME}
					latest={latest}
					saves={saves}
					activity={activity}
					onPick={(earlier) => {
						for (const part of Object.keys(home) as (keyof Home)[]) form.set(part, earlier[part]);
					}}
				/>
			</Stack>
		</>
	);
}

type BlockProps = { block: HomeBlock; words: readonly (keyof HomeWords)[]; children?: React.ReactNode };

/** A block of the page that may be left out. */
function Block({ block, words, children }: BlockProps) {
	const t = useTranslations('homeDesk');
	return (
		<StaffCard title={t(`cards.${block}`)}>
			<FieldRow>
				<CheckField path={`shown.${block}`} label={t('isShown')} />
			</FieldRow>
			<Words words={words} />
			{children}
		</StaffCard>
	);
}

/** Words in both languages. */
function Words({ words }: { words: readonly (keyof HomeWords)[] }) {
	const t = useTranslations('homeDesk');
	return <WordFields words={words} rules={HOME_RULES} labelOf={(word) => t(`words.${word}`)} />;
}

/** A part of the page in lines, to compare those of two colleagues: words, partners, and the blocks that are shown. */
function formatPart(value: unknown): string {
	if (typeof value === 'boolean') return value ? '✓' : '–';
	if (typeof value !== 'object' || value === null) return String(value);
	return Object.entries(value)
		.filter(([, each]) => each !== false && each !== '')
		.map(([key, each]) => {
			if (each === true) return key;
			return typeof each === 'string' ? each : Object.values(each as object).join(' · ');
		})
		.join('\n');
}
