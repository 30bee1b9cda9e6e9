import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { DEFAULT_LOCALE, LANGUAGE_TAGS } from '../../../platform/i18n/locale.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
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
	/** Only if it is not as wide as in a listing: see `card-picture.tsx`. */
	sizes?: string | undefined;
};

/**
 * A glove in a list: the same card in listings, among best sellers and as a related glove. The whole card is one link,
 * except for the links to sample and compare it. The style sheet decides at which widths its details are shown.
 */
export function GloveCard({ card, heading: Heading, eager = false, sizes }: GloveCardProps) {
	const number = formatPartNumber(card.partNumber);
	const shown = card.variant ?? card.partNumber;
	return (
		<li className={styles.card}>
			<CardPicture
				pictures={card.pictures}
				name={`${number} ${card.name}`}
				text={card.pictureText}
				eager={eager}
				{...(sizes && { sizes })}
			/>
			<div className={styles.words}>
				<Trades card={card} />
				<Heading>
					<Link className={styles.link} to={`/products/${shown}`}>
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
				{card.details && <CardDetails className={styles.details} details={card.details} />}
				<SampleLink bare partNumber={shown} size={card.defaultSize} className={styles.sample} />
			</div>
			<CardCompare partNumber={shown} />
			<AnsiStrip ratings={card.ratings} />
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

/** The processes a glove is rated Full use for, or its trade if there is none; the line is always there. */
function Trades({ card: { tags, trade } }: { card: ListedCard }) {
	const t = useTranslations('listing.card');
	const words = tags.map((tag) => (t.has(`tags.${tag as 'GTAW'}`) ? t(`tags.${tag as 'GTAW'}`) : tag));
	if (words.length === 0 && trade) words.push(t(`trades.${trade}`));
	return <p className={styles.trades}>{words.join(' · ')}</p>;
}

/** On the picture; the comparison bar marks it as chosen (compare-bar.tsx). */
function CardCompare({ partNumber }: { partNumber: string }) {
	const t = useTranslations('listing.card');
	const pathTo = usePathTo();
	return (
		<a
			className={styles.compare}
			href={pathTo(`/compare?gloves=${partNumber}`)}
			data-compare={partNumber}
			aria-label={t('compareName', { glove: formatPartNumber(partNumber) })}
		>
			<Icon name="compare" />
		</a>
	);
}
