import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import type { ProductView } from './product-view.ts';

/** "XY300 Argon Bulwark": the name of a glove in titles, breadcrumbs and alt texts. */
export function formatGloveTitle({ partNumber, name }: Pick<ProductView, 'partNumber' | 'name'>): string {
	return `${formatPartNumber(partNumber)} ${name}`;
}
