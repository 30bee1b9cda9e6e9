import { GlovePicture } from '../../../domain/catalogue/pictures/picture.tsx';
import { Link } from '../../../platform/ui/link.tsx';
import type { BestSeller } from './best-seller.ts';
import styles from './best-seller-panel.module.css';

type BestSellerPanelProps = {
	gloves: readonly BestSeller[];
	/** Cards side by side, or rows in the side menu. */
	shape: 'cards' | 'rows';
};

/** The best sellers in a menu. */
export function BestSellerPanel({ gloves, shape }: BestSellerPanelProps) {
	return (
		<ul role="list" className={styles[shape]}>
			{gloves.map(({ partNumber, name, description, picture }) => (
				<li key={partNumber}>
					<Link className={styles.glove} to={`/products/${partNumber}`}>
						<GlovePicture
							src={picture ?? '/pictures/drawn/none.svg'}
							sizes="304px"
							alt=""
							width="304"
							height="304"
							loading="lazy"
							decoding="async"
						/>
						<span className={styles.words}>
							<span className={styles.number}>{partNumber.toUpperCase()}</span>{' '}
							<span className={styles.name}>{name}</span>
							{shape === 'cards' && <span className={styles.line}> {description}</span>}
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
