import messages from 'messages:deadLinks,earlierSaves,gloveField,homeDesk,pictureField,releaseSide,wordsDesk';
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
import { GloveField } from '../../kit/gloves/glove-field.tsx';
import { PictureField } from '../../kit/pictures/picture-field.tsx';
import { EditableRows } from '../../kit/rows/editable-rows.tsx';
import { StaffCard } from '../../kit/staff-card.tsx';
import { ContentDesk } from '../content-desk.tsx';
import { DeadLinks, pathsOf } from '../dead-links.tsx';
import { OneLanguageNotice, WordFields } from '../word-fields.tsx';
import type { Route } from './+types/home-desk-page';

export { loader } from './home-desk-page.server.ts';

export const handle = { subject: () => ({ kind: 'content', id: HOME }) };

export default withMessages(messages, HomeDeskPage);

/** The home page by its blocks, in the order in which visitors see them. */
function HomeDeskPage({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('homeDesk');
	return (
		<ContentDesk<Home>
			name={HOME}
			loaded={loaderData}
			title={t('title')}
			line={t('line')}
			path="/"
			foot={t('foot')}
			isForm={isHomeForm}
			partName={(part) => t(`parts.${part}`)}
			format={formatPart}
		>
			{(form, latest) => {
				const home = form.value;
				const links = [home.buttonLink, home.aboutLink, ...home.partners.map(({ link }) => link)];
				return (
					<>
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
											onRemove={logo ? () => form.set(`${path}.logo`, '') : undefined}
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
					</>
				);
			}}
		</ContentDesk>
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
