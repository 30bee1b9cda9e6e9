import { useTranslations } from 'use-intl';
import { SourcedPicture } from '../../../domain/catalogue/pictures/picture.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Link } from '../../../platform/ui/link.tsx';
import { findPagePicture } from '../page-picture.ts';
import styles from './home-directory.module.css';

/** Two entry points into the range, each below its half of the heading. */
export function HomeDirectory() {
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
					<Tile title={t('welding')} line={t('weldingLine')} page="welding-gloves" />
					<Tile title={t('work')} line={t('workLine')} page="work-gloves" />
				</div>
			</div>
		</section>
	);
}

type TileProps = { title: string; line: string; page: string };

/** A tile that is a link as a whole, named by its title, with the picture that heads the page it leads to. */
function Tile({ title, line, page }: TileProps) {
	const sources = findPagePicture(page);
	return (
		<div className={styles.tile}>
			<div className={styles.frame}>
				{sources && (
					<SourcedPicture
						sources={sources}
						sizes="(min-width: 1440px) 720px, (min-width: 768px) 54vw, 100vw"
						alt=""
						loading="lazy"
						decoding="async"
					/>
				)}
			</div>
			<div className={styles.caption}>
				<div>
					<h3 className={styles.title}>
						<Link to={`/products/${page}`}>{title}</Link>
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
