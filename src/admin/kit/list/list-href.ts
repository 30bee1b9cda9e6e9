/** The URL of the shown list with other query parameters; an undefined one is removed. */
export function withParameters(
	parameters: URLSearchParams,
	changes: Readonly<Record<string, string | undefined>>,
): string {
	const next = new URLSearchParams(parameters);
	for (const [name, value] of Object.entries(changes)) {
		if (value === undefined) next.delete(name);
		else next.set(name, value);
	}
	return `?${next}`;
}
