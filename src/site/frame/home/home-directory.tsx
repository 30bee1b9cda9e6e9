import { useTranslations } from 'use-intl';
import { GlovePicture } from '../../../domain/catalogue/glove-picture.tsx';
import { ButtonLink } from '../../../platform/ui/fields/button-link.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Link } from '../../../platform/ui/link.tsx';
import styles from './home-directory.module.css';
import type { HomePictures } from './home-pictures.ts';

/** Two entry points into the range, each below its half of the heading. */
export function HomeDirectory({ pictures }: { pictures: HomePictures }) {
	const t = useTranslations('home');
	return (
		<section className={`onSoot ${styles.directory}`} aria-labelledby="home-directory">
			<div className={`page ${styles.inside}`}>
				<h2 id="home-directory" className={styles.heading}>
					<span>
						{t('arcDominance')} <span className={styles.slash}>/</span>
					</span>{' '}
					<span>{t('brutality')}</span>
				</h2>
				<div className={styles.tiles}>
					<Tile
						title={t('welding')}
						line={t('weldingLine')}
						href="/products/welding-gloves"
						picture={pictures.welding}
					/>
					<Tile title={t('work')} line={t('workLine')} href="/products/work-gloves" picture={pictures.work} />
				</div>
				<p className={styles.finder}>
					{t('finderLine')}{' '}
					<ButtonLink look="outlined" to="/find-a-glove">
						{t('finder')}
						<Icon name="arrow-right" />
					</ButtonLink>
				</p>
			</div>
		</section>
	);
}

type TileProps = { title: string; line: string; href: string; picture: string };

/** A tile that is a link as a whole, named by its title. */
function Tile({ title, line, href, picture }: TileProps) {
	return (
		<div className={styles.tile}>
			<div className={styles.frame}>
				<GlovePicture
					src={picture}
					// 88vw instead of 100vw makes phones load the file of half the width, which is sharp enough there.
					sizes="(min-width: 1440px) 644px, (min-width: 967px) 48vw, (min-width: 768px) 464px, 88vw"
					alt=""
					width="800"
					height="800"
					loading="lazy"
					decoding="async"
				/>
			</div>
			<div className={styles.caption}>
				<div>
					<h3 className={styles.title}>
						<Link to={href}>{title}</Link>
					</h3>
					<p>{line}</p>
				</div>
				<span className={styles.arrow}>
					<Icon name="arrow-right" />
				</span>
			</div>
		</div>
	);
}
