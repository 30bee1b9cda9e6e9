type Read = {
	help: string;
	kind: string;
	samples: { name: string; labels: Record<string, string>; value: number }[];
};

const SAMPLE = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/y;

/** Parses Prometheus's text format strictly; any invalid line throws. */
export function readMetrics(text: string): Map<string, Read> {
	if (!text.endsWith('\n')) throw new Error('The last line has no end.');
	const read = new Map<string, Read>();
	let current: [string, Read] | undefined;
	const seen = new Set<string>();
	for (const line of text.slice(0, -1).split('\n')) {
		const [, what, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.*)$/.exec(line) ?? [];
		if (what === 'HELP') {
			if (read.has(name)) throw new Error(`${name} comes twice.`);
			current = [name, { help: rest, kind: '', samples: [] }];
			read.set(...current);
		} else if (what === 'TYPE') {
			if (current?.[0] !== name || !/^(counter|gauge|histogram)$/.test(rest))
				throw new Error(`No type: ${line}`);
			current[1].kind = rest;
		} else {
			const [, name = '', labelText, value = ''] = SAMPLE.exec(line) ?? [];
			const family = current?.[1].kind === 'histogram' ? name.replace(/_(bucket|sum|count)$/, '') : name;
			if (!current || family !== current[0]) throw new Error(`No figure of ${current?.[0]}: ${line}`);
			if (seen.has(line.slice(0, line.lastIndexOf(' ')))) throw new Error(`Twice: ${line}`);
			seen.add(line.slice(0, line.lastIndexOf(' ')));
			current[1].samples.push({
				name,
				labels: readLabels(labelText ?? '', line),
				value: readValue(value, line),
			});
		}
	}
	return read;
}

function readLabels(text: string, line: string): Record<string, string> {
	const labels: Record<string, string> = {};
	let end = 0;
	LABEL.lastIndex = 0;
	for (let found = LABEL.exec(text); found; found = LABEL.exec(text)) {
		const [, name = '', value = ''] = found;
		labels[name] = value.replace(/\\(["\\n])/g, (_, sign) => (sign === 'n' ? '\n' : sign));
		end = LABEL.lastIndex;
	}
	if (end !== text.length) throw new Error(`No labels: ${line}`);
	return labels;
}

function readValue(text: string, line: string): number {
	const value = text === '+Inf' ? Infinity : text === '-Inf' ? -Infinity : Number(text);
	if (text === '' || (Number.isNaN(value) && text !== 'NaN')) throw new Error(`No value: ${line}`);
	return value;
}
