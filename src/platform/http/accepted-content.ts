/**
 * Which of the kinds of content `offered` a caller wants most (RFC 9110, 12.5.1). Of equally wanted ones the first
 * offered is taken; undefined when every one of them is refused. No header means that all are welcome.
 */
export function pickContent<Kind extends string>(
	accept: string | undefined,
	offered: readonly Kind[],
): Kind | undefined {
	const ranges = parseAccept(accept ?? '');
	if (ranges.length === 0) return offered[0];
	let best: Kind | undefined;
	let most = 0;
	for (const kind of offered) {
		const quality = qualityOf(kind, ranges);
		if (quality > most) [best, most] = [kind, quality];
	}
	return best;
}

type Range = { type: string; quality: number };

/** Ranges read at most: no caller names more kinds. */
const MAX_RANGES = 50;

function parseAccept(header: string): Range[] {
	return header
		.split(',', MAX_RANGES)
		.map((part) => {
			const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
			const weight = parameters.find((parameter) => /^q\s*=/.test(parameter));
			return { type, quality: weight === undefined ? 1 : parseQuality(weight.replace(/^q\s*=\s*/, '')) };
		})
		.filter(({ type }) => type !== '');
}

/** What is no number from 0 to 1 refuses nothing: it counts as not said. */
function parseQuality(text: string): number {
	return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 1;
}

/** The closest range speaks for a kind: itself, then its family, then everything. */
function qualityOf(kind: string, ranges: readonly Range[]): number {
	const family = `${kind.split('/', 1)[0]}/*`;
	for (const type of [kind, family, '*/*']) {
		const range = ranges.find((one) => one.type === type);
		if (range !== undefined) return range.quality;
	}
	return 0;
}
