import type { ReactNode } from 'react';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { GloveText } from '../glove-text.tsx';
import type { ProductView } from '../product-view.ts';
import { SampleChoice } from '../sample-choice.tsx';
import styles from './description-panel.module.css';

type DescriptionPanelProps = {
	product: ProductView;
	colour: number;
	onColour: (colour: number) => void;
	/** Every size of every colour, for print. */
	sizes: ReactNode;
};

/** The glove's description, and the selection for the sample box. */
export function DescriptionPanel({ product, colour, onColour, sizes }: DescriptionPanelProps) {
	return (
		<>
			<p className={styles.eyebrow}>
				<GloveText text={product.description} />
			</p>
			<h1 className={styles.heading}>
				<span className={styles.partNumber}>{formatPartNumber(product.partNumber)}</span>{' '}
				<span className={styles.name}>{product.name}</span>
			</h1>
			<p className={styles.long}>
				<GloveText text={product.descriptionLong} />
			</p>
			{sizes}
			<SampleChoice colours={product.colours} sizes={product.sizes} colour={colour} onColour={onColour} />
		</>
	);
}
