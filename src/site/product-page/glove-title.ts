import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import type { ProductView } from './product-view.ts';

/** "XY300 Argon Bulwark", as titles, breadcrumbs and alternative texts name a glove. */
export function formatGloveTitle({ partNumber, name }: Pick<ProductView, 'partNumber' | 'name'>): string {
	return `${formatPartNumber(partNumber)} ${name}`;
}
