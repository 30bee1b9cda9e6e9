/** A field's key as a form would head it: "displayReady" is "Display ready", "gstNumber" is "Gst number". */
export function nameFromKey(key: string): string {
	const words = key
		.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
		.replace(/[._-]+/g, ' ')
		.trim()
		.toLowerCase();
	return words === '' ? key : words.charAt(0).toUpperCase() + words.slice(1);
}
