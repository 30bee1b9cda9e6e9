import type { FilterChoices } from '../search/filtered-gloves.ts';

/** Values of catalogues stay far below; a bound all the same. */
const MOST_QUOTED = 20_000;
const quotedTexts = new Map<string, string>();

/** The JSON of filter counts, as `JSON.stringify` writes it but in half the time: only the counts are ever new. */
export function facetsJson({ total, groups }: { total: number; groups: readonly FilterChoices[] }): string {
	let json = `{"total":${total},"groups":[`;
	for (let i = 0; i < groups.length; i++) {
		const { id, labelKey, values } = groups[i]!;
		json += `${i === 0 ? '' : ','}{"id":"${id}","labelKey":"${labelKey}","values":[`;
		for (let j = 0; j < values.length; j++) {
			const { slug, label, count, selected } = values[j]!;
			// A value that nobody has was made up in an address: not to be kept.
			const quote = count > 0 || !selected ? quoteOnce : JSON.stringify;
			json += `${j === 0 ? '' : ','}{"slug":${quote(slug)},"label":${quote(label)},"count":${count},"selected":${selected}}`;
		}
		json += ']}';
	}
	return `${json}]}`;
}

function quoteOnce(text: string): string {
	let quoted = quotedTexts.get(text);
	if (quoted === undefined) {
		quoted = JSON.stringify(text);
		if (quotedTexts.size < MOST_QUOTED) quotedTexts.set(text, quoted);
	}
	return quoted;
}
