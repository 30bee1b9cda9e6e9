import { useTranslations } from 'use-intl';
import { GlovePicture } from '../../../domain/catalogue/pictures/picture.tsx';
import { ButtonLink } from '../../../platform/ui/fields/button-link.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import styles from './home-about.module.css';

/** Text and picture: how a glove pattern is developed, with a link to more. */
export function HomeAbout({ picture }: { picture: string }) {
	const t = useTranslations('home');
	return (
		<section className={styles.about} aria-labelledby="home-about">
			<GlovePicture
				className={styles.picture}
				src={picture}
				// See the tiles (home-directory.tsx).
				sizes="(min-width: 768px) 50vw, 88vw"
				alt={t('aboutPicture')}
				width="800"
				height="800"
				loading="lazy"
				decoding="async"
			/>
			<div className={styles.words}>
				<h2 id="home-about" className={styles.heading}>
					{t('aboutHeading')}
				</h2>
				<p>{t('aboutPattern')}</p>
				<p>{t('aboutChange')}</p>
				<ButtonLink variant="outlined" className={styles.more} to="/about">
					{t('aboutUs')}
					<Icon name="arrow-right" />
				</ButtonLink>
			</div>
		</section>
	);
}
