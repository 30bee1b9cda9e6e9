import { parseAddressLine } from '../postal-address/postal-address.ts';
import { findProvinceMismatch, parsePostalCode } from '../postal-address/postal-code.ts';
import type { Company } from './company.ts';
import { findBusinessNumber, isLikelyBusinessNumber, parseTaxId } from './company-number.ts';

/**
 * A value that is probably wrong but may be right: shown beside the field, never an error
 * (docs/trade/numbers-and-addresses.md). The messages are in messages/en.json; `detail` is the value they mention.
 */
export type CompanyWarning = {
	path: string;
	code:
		| 'businessNumber'
		| 'differentBusinessNumbers'
		| 'unknownTaxId'
		| 'provinceMismatch'
		| 'fewCommas'
		| 'noPostalCode';
	detail: string;
};

/** Checks a stored company, or a form being filled in. */
export function listWarnings(
	company: Pick<Company, 'gstNumber' | 'taxId' | 'shippingAddresses'>,
): CompanyWarning[] {
	const warnings: CompanyWarning[] = [];
	const warn = (path: string, code: CompanyWarning['code'], detail = '') =>
		warnings.push({ path, code, detail });

	const gst = findBusinessNumber(company.gstNumber);
	const taxId = parseTaxId(company.taxId);
	const tax = findBusinessNumber(taxId.taxId);
	if (gst && !isLikelyBusinessNumber(gst)) warn('gstNumber', 'businessNumber', gst);
	if (tax && !isLikelyBusinessNumber(tax)) warn('taxId', 'businessNumber', tax);
	if (gst && tax && gst !== tax) warn('taxId', 'differentBusinessNumbers', gst);
	if (company.taxId.trim() !== '' && taxId.kind === undefined) warn('taxId', 'unknownTaxId');

	for (const [at, { address, fields }] of company.shippingAddresses.entries()) {
		const path = `shippingAddresses.${at}`;
		const read = fields ?? parseAddressLine(address);
		if (read) {
			// It may be incomplete while being typed.
			const postalCode = read.country === 'Canada' ? parsePostalCode(read.postalCode, 'Canada') : undefined;
			const provinces =
				postalCode === undefined || read.region === ''
					? undefined
					: findProvinceMismatch(postalCode, read.region);
			if (provinces) {
				const field = fields ? `${path}.fields.postalCode` : `${path}.address`;
				warn(field, 'provinceMismatch', `${postalCode} (${provinces.join(', ')})`);
			}
		} else if (address.trim() !== '') {
			// A label prints the last two comma-separated parts on its second line.
			if (address.split(',').length < 3) warn(`${path}.address`, 'fewCommas');
			else if (!/\d/.test(address.slice(-9))) warn(`${path}.address`, 'noPostalCode');
		}
	}
	return warnings;
}
