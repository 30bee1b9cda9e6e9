import { GlovePicture } from '../../../domain/catalogue/pictures/picture.tsx';
import { Link } from '../../../platform/ui/link.tsx';
import type { BestSeller } from './best-seller.ts';
import styles from './best-sellers.module.css';

/** The four best-selling gloves; renders nothing if the catalogue has none of them. */
export function BestSellers({ gloves, heading }: { gloves: readonly BestSeller[]; heading: string }) {
	if (gloves.length === 0) return null;
	return (
		<section id="best-sellers" className={`page far ${styles.best}`} aria-labelledby="best-sellers-heading">
			<h2 id="best-sellers-heading" className={styles.heading}>
				{heading}
			</h2>
			<ul role="list" className={styles.cards}>
				{gloves.map(({ partNumber, name, description, picture }) => (
					<li key={partNumber} className={styles.card}>
						<GlovePicture
							src={picture ?? '/pictures/drawn/none.svg'}
							sizes="(min-width: 1440px) 308px, (min-width: 768px) 22vw, 45vw"
							alt=""
							width="400"
							height="400"
							loading="lazy"
							decoding="async"
						/>
						<h3 className={styles.name}>
							<Link to={`/products/${partNumber}`}>
								<span className={styles.number}>{partNumber.toUpperCase()}</span> {name}
							</Link>
						</h3>
						<p>{description}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
