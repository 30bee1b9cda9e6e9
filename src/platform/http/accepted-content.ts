/**
 * The content type from `offered` that the client prefers (RFC 9110, 12.5.1). On a tie the first offered wins;
 * undefined if all are refused. A missing header accepts any type.
 */
export function pickContent<Kind extends string>(
	accept: string | undefined,
	offered: readonly Kind[],
): Kind | undefined {
	const ranges = parseAccept(accept ?? '');
	if (ranges.length === 0) return offered[0];
	let best: Kind | undefined;
	let bestQuality = 0;
	for (const kind of offered) {
		const quality = qualityOf(kind, ranges);
		if (quality > bestQuality) [best, bestQuality] = [kind, quality];
	}
	return best;
}

type Range = { type: string; quality: number };

/** Max. ranges parsed: no client sends more. */
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

/** An invalid quality counts as unspecified, so it refuses nothing. */
function parseQuality(text: string): number {
	return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 1;
}

/** The most specific range applies: the type itself, then its family, then everything. */
function qualityOf(kind: string, ranges: readonly Range[]): number {
	const family = `${kind.split('/', 1)[0]}/*`;
	for (const type of [kind, family, '*/*']) {
		const range = ranges.find((one) => one.type === type);
		if (range !== undefined) return range.quality;
	}
	return 0;
}
