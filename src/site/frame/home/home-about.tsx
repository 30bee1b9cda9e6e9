import { GlovePicture } from '../../../domain/catalogue/pictures/picture.tsx';
import type { HomeWords } from '../../../domain/site-content/home.ts';
import { listParagraphs } from '../../../domain/site-content/page-words.ts';
import { ButtonLink } from '../../../platform/ui/fields/button-link.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import styles from './home-about.module.css';
import type { AboutPicture } from './home-pictures.ts';

type HomeAboutProps = { words: HomeWords; picture: AboutPicture; link: string };

/** Text and picture: how a glove pattern is developed, with a link to more. */
export function HomeAbout({ words, picture, link }: HomeAboutProps) {
	return (
		<section className={styles.about} aria-labelledby="home-about">
			<GlovePicture
				className={styles.picture}
				src={picture.src}
				// See the tiles (home-directory.tsx).
				sizes="(min-width: 768px) 50vw, 88vw"
				alt={picture.alt}
				width="800"
				height="800"
				loading="lazy"
				decoding="async"
			/>
			<div className={styles.words}>
				<h2 id="home-about" className={styles.heading}>
					{words.aboutHeading}
				</h2>
				{listParagraphs(words.aboutText).map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
				<ButtonLink variant="outlined" className={styles.more} to={link}>
					{words.aboutButton}
					<Icon name="arrow-right" />
				</ButtonLink>
			</div>
		</section>
	);
}
