import { SourcedPicture } from '../../../domain/catalogue/pictures/picture.tsx';
import type { HomeWords } from '../../../domain/site-content/home.ts';
import type { PictureSources } from '../../../platform/storage/picture-sources.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Link } from '../../../platform/ui/link.tsx';
import styles from './home-directory.module.css';

type HomeDirectoryProps = {
	words: HomeWords;
	/** Left and right. */
	pictures: readonly (PictureSources | undefined)[];
};

/** Two entry points into the range, each below its half of the heading. */
export function HomeDirectory({ words, pictures: [left, right] }: HomeDirectoryProps) {
	return (
		<section className={`onSoot far ${styles.directory}`} aria-labelledby="home-directory">
			<div className={`page ${styles.inside}`}>
				<h2 id="home-directory" className={styles.heading}>
					<span>
						{words.leftHeading} <span className={styles.slash}>/</span>
					</span>{' '}
					<span>{words.rightHeading}</span>
				</h2>
				<div className={styles.tiles}>
					<Tile title={words.leftTile} line={words.leftLine} page="welding-gloves" sources={left} />
					<Tile title={words.rightTile} line={words.rightLine} page="work-gloves" sources={right} />
				</div>
			</div>
		</section>
	);
}

type TileProps = { title: string; line: string; page: string; sources: PictureSources | undefined };

/** A tile that is a link as a whole, named by its title, with the picture that heads the page it leads to. */
function Tile({ title, line, page, sources }: TileProps) {
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
