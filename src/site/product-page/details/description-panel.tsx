import type { ReactNode } from 'react';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { GloveText } from '../glove-text.tsx';
import type { ProductView } from '../product-view.ts';
import { SampleChoice } from '../sample-choice.tsx';
import styles from './description-panel.module.css';
import { LongDescription } from './long-description.tsx';

type DescriptionPanelProps = {
	product: ProductView;
	colour: number;
	onColour: (colour: number) => void;
	/** Every size of every colour, for print. */
	sizes: ReactNode;
	/** The link that compares the selected colour. */
	compare: ReactNode;
};

/** The glove's description, and the selection for the sample box. */
export function DescriptionPanel({ product, colour, onColour, sizes, compare }: DescriptionPanelProps) {
	return (
		<>
			<p className={styles.eyebrow}>
				<GloveText text={product.description} />
			</p>
			<h1 className={styles.heading}>
				<span className={styles.partNumber}>{formatPartNumber(product.partNumber)}</span>{' '}
				<span className={styles.name}>{product.name}</span>
			</h1>
			<LongDescription text={product.descriptionLong} />
			{sizes}
			<SampleChoice
				colours={product.colours}
				sizes={product.sizes}
				colour={colour}
				onColour={onColour}
				compare={compare}
			/>
		</>
	);
}
