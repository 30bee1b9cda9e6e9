/** Maps errors of samples to their rows in the box. */
export function sampleErrors(errors: ReadonlyMap<string, string>): ReadonlyMap<number, string> {
	return new Map(
		[...errors].flatMap(([path, message]): [number, string][] => {
			const at = /^samples\.(\d+)/.exec(path)?.[1];
			return at === undefined ? [] : [[Number(at), message]];
		}),
	);
}

/** The path of the field that shows an error: samples share one. */
export function rowOf(path: string): string {
	return path.startsWith('samples.') ? 'samples' : path;
}
