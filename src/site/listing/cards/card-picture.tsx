import { useTranslations } from 'use-intl';
import { SourcedPicture } from '../../../domain/catalogue/pictures/picture.tsx';
import { toPictureSources } from '../../../platform/storage/picture-sources.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import styles from './card-picture.module.css';

type CardPictureProps = {
	/** The back of the hand, then the view shown on hover and focus. */
	pictures: readonly string[];
	/** Part number and name. */
	name: string;
	/** The alt text that staff wrote for the first picture. */
	text?: string | undefined;
	/** True for cards that are visible at once. */
	eager: boolean;
	/** Its display width; see `CARD_SIZES`. */
	sizes?: string;
};

/**
 * Three side by side, two on narrower screens (glove-card.module.css). Those have 45vw; 44vw keeps a common phone (412
 * px at 1.75) from loading the file of twice the width for five more pixels.
 */
const CARD_SIZES = '(min-width: 1440px) 420px, (min-width: 1200px) 29vw, 44vw';
/** Four side by side, as best sellers and related gloves. */
export const FOUR_ACROSS = '(min-width: 1440px) 308px, (min-width: 1024px) 23vw, 44vw';

/** A glove's square picture. The placeholder has the floor, a hand and "Picture to come". */
export function CardPicture(props: CardPictureProps) {
	const { pictures, name, text, eager, sizes = CARD_SIZES } = props;
	const [first, second] = pictures;
	const t = useTranslations('listing.card');
	if (first === undefined) {
		return (
			<div className={`${styles.frame} ${styles.missing}`}>
				<Icon name="hand" />
				{t('noPicture')}
			</div>
		);
	}
	return (
		<div className={styles.frame}>
			<SourcedPicture
				className={styles.picture}
				sources={toPictureSources(first, 'lean')}
				sizes={sizes}
				alt={text ?? t('back', { name })}
				width="640"
				height="640"
				{...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
			/>
			{second !== undefined && <SecondPicture src={second} sizes={sizes} />}
		</div>
	);
}

/** Shown on hover and focus. A browser that cannot read its format shows the first picture instead. */
function SecondPicture({ src, sizes }: { src: string; sizes: string }) {
	const { avif, src: plain } = toPictureSources(src, 'lean');
	const files = avif ? { srcSet: avif, sizes } : { src: plain };
	return (
		<img className={`${styles.picture} ${styles.second}`} {...files} alt="" loading="lazy" data-second="" />
	);
}
