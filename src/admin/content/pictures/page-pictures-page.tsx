import messages from 'messages:earlierSaves,pictureDesk,pictureField,releaseSide,wordsDesk';
import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import {
	ABOUT_PLACES,
	type FixedPlace,
	formatPagePicture,
	HEAD_PLACES,
	HERO_PLACES,
	hasText,
	PAGE_PICTURE_LIMITS,
	PAGE_PICTURES,
	type PagePictures,
	slugOfPlace,
	WORK_PLACES,
} from '../../../domain/site-content/pictures/page-picture.ts';
import { isPagePictures } from '../../../domain/site-content/pictures/page-picture-schema.ts';
import { LANGUAGE_TAGS } from '../../../platform/i18n/locale.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { LOCALE_OF } from '../../../platform/i18n/stored-language.ts';
import { AutoGrid } from '../../kit/auto-grid.tsx';
import { useFormState } from '../../kit/form/form-context.tsx';
import { FieldRow, SentenceField } from '../../kit/form/form-fields.tsx';
import { PictureField } from '../../kit/pictures/picture-field.tsx';
import { StaffCard } from '../../kit/staff-card.tsx';
import { ContentDesk } from '../content-desk.tsx';
import type { Route } from './+types/page-pictures-page';
import styles from './page-pictures-page.module.css';

export { loader } from './page-pictures-page.server.ts';

export const handle = { subject: () => ({ kind: 'content', id: PAGE_PICTURES }) };

export default withMessages(messages, PagePicturesPage);

/** The picture of each place that has one, and what it shows. */
function PagePicturesPage({ loaderData }: Route.ComponentProps) {
	const { made, categories, ...loaded } = loaderData;
	const t = useTranslations('pictureDesk');
	const withNames = (places: readonly FixedPlace[]) =>
		places.map((place) => ({ place, name: t(`places.${place}`) }));
	return (
		<ContentDesk<PagePictures>
			name={PAGE_PICTURES}
			loaded={loaded}
			title={t('title')}
			line={t('line')}
			foot={t('foot')}
			isForm={isPagePictures}
			partName={(part) => t(`parts.${part}`)}
			format={(value) => (value as PagePictures['pictures']).map(formatPagePicture).join('\n')}
		>
			{({ value: { pictures } }) => {
				const known = new Set([...Object.keys(made), ...categories.map(({ place }) => place)]);
				// A category may have been deleted since; its picture can still be taken away.
				const gone = pictures
					.filter(({ place }) => !known.has(place))
					.map(({ place }) => ({ place, name: t('gone', { slug: slugOfPlace(place) }) }));
				const cards = {
					hero: withNames(HERO_PLACES),
					about: withNames(ABOUT_PLACES),
					work: withNames(WORK_PLACES),
					heads: withNames(HEAD_PLACES),
					categories: [...categories, ...gone],
				};
				return (
					<>
						{(Object.keys(cards) as (keyof typeof cards)[])
							.filter((card) => cards[card].length > 0)
							.map((card) => (
								<StaffCard key={card} title={t(`cards.${card}`)}>
									<Text c="dimmed">{t(`hints.${card}`)}</Text>
									<AutoGrid as="ul" role="list" min={300} gap="var(--space-6)" keepsColumns>
										{cards[card].map(({ place, name }) => (
											<Place key={place} place={place} name={name} made={made[place] ?? ''} />
										))}
									</AutoGrid>
								</StaffCard>
							))}
					</>
				);
			}}
		</ContentDesk>
	);
}

type PlaceProps = { place: string; name: string; made: string };

/** A place: the picture there, another one in its stead, and what that one shows. */
function Place({ place, name, made }: PlaceProps) {
	const t = useTranslations('pictureDesk');
	const shared = useTranslations('wordsDesk');
	const { value, set } = useFormState<PagePictures>();
	const { pictures } = value;
	const at = pictures.findIndex((row) => row.place === place);
	const chosen = pictures[at];
	const path = `pictures.${at === -1 ? pictures.length : at}`;

	function change(picture: string) {
		// What the last picture showed is not said of the next one.
		const row = { place, picture, english: '', french: '' };
		set('pictures', chosen ? pictures.with(at, row) : [...pictures, row]);
	}

	return (
		<li className={styles.place}>
			<h3 className={styles.name}>
				{name} <span>{t(chosen ? 'chosen' : made === '' ? 'none' : 'made')}</span>
			</h3>
			<PictureField
				path={`${path}.picture`}
				name={name}
				picture={chosen?.picture ?? made}
				onChange={change}
				onRemove={chosen && (() => set('pictures', pictures.toSpliced(at, 1)))}
				removeLabel={made === '' ? undefined : t('back')}
			/>
			{chosen && hasText(place) && (
				<FieldRow>
					{(['english', 'french'] as const).map((language) => (
						<SentenceField
							key={language}
							path={`${path}.${language}`}
							label={shared('label', { field: t('text'), language })}
							required
							maxLength={PAGE_PICTURE_LIMITS.text}
							{...(language === 'french' && { lang: LANGUAGE_TAGS[LOCALE_OF.french] })}
						/>
					))}
				</FieldRow>
			)}
		</li>
	);
}
