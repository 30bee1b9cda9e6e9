/** Derives a label from a field's key: "displayReady" becomes "Display ready", "gstNumber" becomes "Gst number". */
export function nameFromKey(key: string): string {
	const words = key
		.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
		.replace(/[._-]+/g, ' ')
		.trim()
		.toLowerCase();
	return words === '' ? key : words.charAt(0).toUpperCase() + words.slice(1);
}
