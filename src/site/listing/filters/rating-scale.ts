/** A filter value, as far as its place on a scale is concerned. */
type Labelled = { label: string };

/** The values of one standard, lowest first: "ANSI Cut" with the levels A2 to A6. */
export type Scale<Value> = { name: string; steps: readonly { value: Value; level: string }[] };

/** Groups ratings by standard. A rating's level is the last word of its label, in every language. */
export function toRatingScales<Value extends Labelled>(values: readonly Value[]): Scale<Value>[] {
	return groupByName(values, (label) => {
		const at = label.lastIndexOf(' ');
		return { name: label.slice(0, at), level: label.slice(at + 1) };
	});
}

/** Groups sizes by the hand they fit: pairs, which have no name, and "left hand only". */
export function toSizeScales<Value extends Labelled>(values: readonly Value[]): Scale<Value>[] {
	return groupByName(values, (label) => {
		const [, level = label, name = ''] = /^(\S+) \((.+)\)$/.exec(label) ?? [];
		return { name, level };
	});
}

function groupByName<Value extends Labelled>(
	values: readonly Value[],
	split: (label: string) => { name: string; level: string },
): Scale<Value>[] {
	const scales = new Map<string, { value: Value; level: string }[]>();
	for (const value of values) {
		const { name, level } = split(value.label);
		const steps = scales.get(name) ?? [];
		steps.push({ value, level });
		scales.set(name, steps);
	}
	return [...scales].map(([name, steps]) => ({ name, steps }));
}
