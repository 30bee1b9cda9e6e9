import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { GlovePicture } from '../../../domain/catalogue/pictures/picture.tsx';
import type { LabelProduct } from '../../../domain/labels/label-product.ts';
import styles from './product-row.module.css';

/** A glove in a line: picture, part number, name, and the text shown in brackets on labels. */
export function ProductRow({ product }: { product: LabelProduct }) {
	return (
		<>
			{product.picture !== '' && (
				<GlovePicture
					src={product.picture}
					sizes="48px"
					alt=""
					width={48}
					height={48}
					className={styles.picture}
					loading="lazy"
				/>
			)}
			<span className={styles.words}>
				<span>
					<strong>{formatPartNumber(product.partNumber)}</strong> <bdi>{product.name}</bdi>
				</span>
				{product.label !== '' && (
					<span className="quiet">
						<bdi>{product.label}</bdi>
					</span>
				)}
			</span>
		</>
	);
}
