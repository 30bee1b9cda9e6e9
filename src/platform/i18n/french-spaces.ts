/**
 * Puts the no-break spaces of Quebec typography into a French text, so that whoever writes it types ordinary ones: before
 * a colon, a percent or dollar sign and a unit, within guillemets and numbers. There is none before ; ! and ?
 */
export function withFrenchSpaces(text: string): string {
	return text
		.replace(/ (?=[:%$»])/g, '\u00A0')
		.replace(/« /g, '«\u00A0')
		.replace(/(\d) (?=(?:mm|cm|m|km|po|g|kg|oz|A|V|N|kN|J|s|h|°C)(?![\p{L}\d]))/gu, '$1\u00A0')
		.replace(/(\d) (?=\d{3}(?!\d))/g, '$1\u00A0');
}
