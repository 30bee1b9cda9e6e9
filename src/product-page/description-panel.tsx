import { formatPartNumber } from '../catalogue/part-number.ts';
import styles from './description-panel.module.css';
import type { ProductView } from './product-view.ts';
import { SampleChoice } from './sample-choice.tsx';
import { SheetSizes } from './spec-sheet.tsx';

type DescriptionPanelProps = { product: ProductView; colour: number; onColour: (colour: number) => void };

/** What the glove is, and the choice of what goes into the sample box. */
export function DescriptionPanel({ product, colour, onColour }: DescriptionPanelProps) {
	return (
		<>
			<p className={styles.eyebrow}>{product.description}</p>
			<h1 className={styles.heading}>
				<span className={styles.partNumber}>{formatPartNumber(product.partNumber)}</span>{' '}
				<span className={styles.name}>{product.name}</span>
			</h1>
			<p className={styles.long}>{product.descriptionLong}</p>
			<SheetSizes colours={product.colours} />
			<SampleChoice colours={product.colours} sizes={product.sizes} colour={colour} onColour={onColour} />
		</>
	);
}
