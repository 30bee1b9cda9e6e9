import { formatPartNumber } from '../catalogue/part-numbers/part-number.ts';
import type { OrderLineError } from './order-reading.server.ts';

/** Keys of `distributorPortal.order.errors`. */
type ErrorWord =
	| OrderLineError['kind']
	| 'unknownNear'
	| 'retiredFor'
	| 'sizeAlone'
	| 'reading'
	| 'or'
	| 'sizeOf';
type Translate = (key: ErrorWord, values?: Record<string, string | number>) => string;

/** The message for a line error; the same on the page and in API responses. */
export function describeOrderError(t: Translate, error: OrderLineError): string {
	const list = (numbers: readonly string[]) => numbers.map(formatPartNumber).join(', ');
	switch (error.kind) {
		case 'unknown':
			return error.near.length > 0 ? t('unknownNear', { near: list(error.near) }) : t('unknown');
		case 'retired':
			return error.successor === undefined
				? t('retired')
				: t('retiredFor', { number: formatPartNumber(error.successor) });
		case 'twoWays': {
			const readings = error.readings.map(({ size, count }) =>
				count === undefined ? t('sizeAlone', { size }) : t('reading', { count, size }),
			);
			return t('twoWays', { readings: readings.join(t('or')) });
		}
		case 'twoCodes': {
			const choices = error.choices.map(({ partNumber, size }) => `${formatPartNumber(partNumber)} ${size}`);
			return t('twoCodes', { choices: choices.join(t('or')) });
		}
		case 'size':
			return error.sizes.length > 0 ? t('sizeOf', { sizes: error.sizes.join(', ') }) : t('size');
		default:
			return t(error.kind);
	}
}
