import { parsePostalCode } from './postal-code.ts';
import { type Country, findRegion } from './region.ts';

/** An address in fields. `region` is the code of a province or state; `street2` may be empty. */
export type PostalAddress = {
	street: string;
	street2: string;
	city: string;
	region: string;
	postalCode: string;
	country: Country;
};

/**
 * The lines of an address on an envelope, without the addressee: streets, then municipality, region and postal code
 * on one line, with two spaces before the code. The country is omitted for domestic mail
 * (docs/trade/numbers-and-addresses.md, "Postal addresses").
 */
export function listAddressLines(address: PostalAddress): string[] {
	const { street, street2, city, region, postalCode, country } = address;
	const last = `${city} ${region}  ${postalCode}`;
	return [street, street2, last, country === 'Canada' ? '' : country].filter((line) => line !== '');
}

/** The address on one line, its parts separated by commas: "12 Mill St, Unit 4, Oakville, ON L6M 3A1". */
export function formatAddressLine(address: PostalAddress): string {
	const { street, street2, city, region, postalCode, country } = address;
	return [street, street2, city, `${region} ${postalCode}`, country === 'Canada' ? '' : country]
		.filter((part) => part !== '')
		.join(', ');
}

/**
 * Parses a single-line address from its end: country, postal code, region, city, then one or two streets. Undefined
 * if it cannot be parsed with certainty; only the line itself is then available.
 */
export function parseAddressLine(line: string): PostalAddress | undefined {
	let rest = line.trim().replace(/\s+/g, ' ');
	let country: Country = 'Canada';
	const named = /[,\s]+(canada|united states(?: of america)?|u\.?s\.?a\.?)$/i.exec(rest);
	if (named) {
		if (named[1]?.toLowerCase() !== 'canada') country = 'United States';
		rest = rest.slice(0, named.index);
	}
	const code = /[,\s]+([A-Z]\d[A-Z][\s-]?\d[A-Z]\d|\d{5}(?:-\d{4})?)$/i.exec(rest);
	if (!code?.[1]) return undefined;
	if (!named && /^\d/.test(code[1])) country = 'United States';
	const postalCode = parsePostalCode(code[1], country);
	if (postalCode === undefined) return undefined;
	const parts = rest
		.slice(0, code.index)
		.split(',')
		.map((part) => part.trim())
		.filter((part) => part !== '');
	const last = parts.pop();
	if (last === undefined) return undefined;
	let region = findRegion(country, last);
	let city = parts.at(-1);
	if (region) parts.pop();
	else {
		// "Oakville ON": the region follows the city.
		const [, before, behind] = /^(.+)\s(\S+)$/.exec(last) ?? [];
		region = behind === undefined ? undefined : findRegion(country, behind);
		city = before;
	}
	const [street, street2 = '', ...more] = parts;
	if (!region || !city || !street || more.length > 0) return undefined;
	return { street, street2, city, region: region.code, postalCode, country };
}
