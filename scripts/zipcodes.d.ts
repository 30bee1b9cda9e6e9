/** The package has no types of its own. */
declare module 'zipcodes/lib/codesCanada.js' {
	type CodeRow = { zip: string; latitude: number; longitude: number; city: string; state: string };
	const table: { codes: Record<string, CodeRow> };
	export default table;
}
