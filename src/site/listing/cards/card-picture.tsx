import { useTranslations } from 'use-intl';
import { GlovePicture } from '../../../domain/catalogue/glove-picture.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import styles from './card-picture.module.css';

type CardPictureProps = {
	/** The back of the hand, then the view shown on hover and focus. */
	pictures: readonly string[];
	/** Part number and name. */
	name: string;
	/** The alt text that staff wrote for the first picture. */
	text?: string;
	/** True for cards that are visible at once. */
	eager: boolean;
};

/**
 * Three side by side, two on narrower screens (glove-card.module.css). Those have 45vw; 44vw keeps a common phone (412
 * px at 1.75) from loading the file of twice the width for five more pixels.
 */
const SIZES = '(min-width: 1440px) 420px, (min-width: 1200px) 29vw, 44vw';

/** A glove's square picture. The placeholder has the floor, a hand and "Picture to come". */
export function CardPicture({ pictures: [first, second], name, text, eager }: CardPictureProps) {
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
			<GlovePicture
				className={styles.picture}
				src={first}
				sizes={SIZES}
				alt={text ?? t('back', { name })}
				width="640"
				height="640"
				{...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
				decoding="async"
			/>
			{second !== undefined && (
				<GlovePicture
					className={`${styles.picture} ${styles.second}`}
					src={second}
					sizes={SIZES}
					alt=""
					width="640"
					height="640"
					loading="lazy"
					decoding="async"
					data-second
				/>
			)}
		</div>
	);
}
