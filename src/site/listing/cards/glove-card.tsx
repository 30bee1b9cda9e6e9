import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { DEFAULT_LOCALE, LANGUAGE_TAGS } from '../../../platform/i18n/locale.ts';
import { Link, usePathTo } from '../../../platform/ui/link.tsx';
import { Marked } from '../../../platform/ui/marked.tsx';
import { SampleLink } from '../../frame/sample-link.tsx';
import { AnsiStrip } from './ansi-strip.tsx';
import { CardDetails } from './card-details.tsx';
import { CardLacks } from './card-lacks.tsx';
import { CardPicture } from './card-picture.tsx';
import styles from './glove-card.module.css';
import type { ListedCard, StickUse } from './listed-card.ts';

type GloveCardProps = {
	card: ListedCard;
	/** One level below the heading of the list. */
	heading: 'h2' | 'h3';
	/** True for cards that are visible at once. */
	eager?: boolean;
};

/**
 * A glove in a list. The whole card is one link, except for the links to sample and compare it. The style sheet decides
 * at which widths its details are shown.
 */
export function GloveCard({ card, heading: Heading, eager = false }: GloveCardProps) {
	const pathTo = usePathTo();
	const t = useTranslations('listing.card');
	const number = formatPartNumber(card.partNumber);
	return (
		<li className={styles.card}>
			<CardPicture
				pictures={card.pictures}
				name={`${number} ${card.name}`}
				text={card.pictureText}
				eager={eager}
			/>
			<div className={styles.body}>
				<div className={styles.words}>
					<ProcessTags tags={card.tags} />
					<Heading>
						<Link className={styles.link} to={`/products/${card.variant ?? card.partNumber}`}>
							<span className={styles.number}>
								<Marked text={number} ranges={card.marks?.partNumber} />
							</span>{' '}
							<span className={styles.name}>
								<Marked text={card.name} ranges={card.marks?.name} />
							</span>
						</Link>
					</Heading>
					<p className={styles.description} lang={card.isEnglish ? LANGUAGE_TAGS[DEFAULT_LOCALE] : undefined}>
						<Marked text={card.description} ranges={card.marks?.description} />
					</p>
					{card.lacks && <CardLacks lacks={card.lacks} />}
					{card.stick && <StickLine stick={card.stick} />}
					{card.details && (
						<div className={styles.more}>
							<CardDetails details={card.details} />
						</div>
					)}
					<p className={styles.acts}>
						<SampleLink
							bare
							partNumber={card.variant ?? card.partNumber}
							size={card.defaultSize}
							className={styles.act}
						/>
						<a
							className={styles.act}
							href={pathTo(`/compare?gloves=${card.variant ?? card.partNumber}`)}
							data-compare={card.variant ?? card.partNumber}
							aria-label={t('compareName', { glove: number })}
						>
							{t('compare')}
						</a>
					</p>
				</div>
				<div className={styles.strip}>
					<AnsiStrip ratings={card.ratings} />
				</div>
			</div>
		</li>
	);
}

/** The currents it handles, in lists about stick welding. */
function StickLine({ stick: { performance, amps } }: { stick: StickUse }) {
	const t = useTranslations('listing.card');
	const key = performance === 'Limited' ? 'stickLimited' : 'stick';
	return (
		<p className={styles.stick}>
			{t(key)} <span className={styles.amps}>{amps === '' ? t('stickNoAmps') : amps}</span>
		</p>
	);
}

/** The processes a glove is rated Full use for: on the picture, or above the number on narrow cards. */
function ProcessTags({ tags }: Pick<ListedCard, 'tags'>) {
	const t = useTranslations('listing.card');
	if (tags.length === 0) return null;
	return (
		<ul role="list" className={styles.tags} aria-label={t('processes')}>
			{tags.map((tag) => (
				<li key={tag} className={styles.tag}>
					{t.has(`tags.${tag as 'GTAW'}`) ? t(`tags.${tag as 'GTAW'}`) : tag}
				</li>
			))}
		</ul>
	);
}
