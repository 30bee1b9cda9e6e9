import { formatPartNumber } from '../catalogue/part-numbers/part-number.ts';
import type { OrderLineError } from './order-reading.server.ts';

/** The words of `distributorPortal.order.faults`. */
type ErrorWord =
	| OrderLineError['kind']
	| 'unknownNear'
	| 'retiredFor'
	| 'sizeAlone'
	| 'reading'
	| 'or'
	| 'sizeOf';
type Words = (key: ErrorWord, values?: Record<string, string | number>) => string;

/** What is wrong with a line, as a sentence: the same on the page and in the answer to a program. */
export function describeOrderError(t: Words, fault: OrderLineError): string {
	const list = (numbers: readonly string[]) => numbers.map(formatPartNumber).join(', ');
	switch (fault.kind) {
		case 'unknown':
			return fault.near.length > 0 ? t('unknownNear', { near: list(fault.near) }) : t('unknown');
		case 'retired':
			return fault.successor === undefined
				? t('retired')
				: t('retiredFor', { number: formatPartNumber(fault.successor) });
		case 'twoWays': {
			const readings = fault.readings.map(({ size, count }) =>
				count === undefined ? t('sizeAlone', { size }) : t('reading', { count, size }),
			);
			return t('twoWays', { readings: readings.join(t('or')) });
		}
		case 'twoCodes': {
			const choices = fault.choices.map(({ partNumber, size }) => `${formatPartNumber(partNumber)} ${size}`);
			return t('twoCodes', { choices: choices.join(t('or')) });
		}
		case 'size':
			return fault.sizes.length > 0 ? t('sizeOf', { sizes: fault.sizes.join(', ') }) : t('size');
		default:
			return t(fault.kind);
	}
}
