import type { ReactNode } from 'react';
import { SourcedPicture } from '../../../domain/catalogue/pictures/picture.tsx';
import type { PictureSources } from '../../../platform/storage/picture-sources.ts';
import styles from './lit-head.module.css';

/** A page's own picture and its alt text. */
export type LitPicture = { sources: PictureSources; alt: string };

/** A dark page head with gloves by firelight at its right end, or below the text on a phone. */
export function LitHead({ picture, children }: { picture: LitPicture; children: ReactNode }) {
	return (
		<div className={`onSoot ${styles.head}`}>
			<header className={`page ${styles.inside}`}>
				<div className={styles.words}>{children}</div>
				<SourcedPicture
					className={styles.picture}
					sources={picture.sources}
					sizes="(min-width: 1295px) 712px, (min-width: 768px) 55vw, 100vw"
					alt={picture.alt}
					fetchPriority="high"
				/>
			</header>
		</div>
	);
}
