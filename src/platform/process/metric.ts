/** A metric, with one value or one per label; names and units follow https://prometheus.io/docs/practices/naming. */
export type Metric = {
	name: string;
	help: string;
	kind: 'counter' | 'gauge';
	samples: readonly MetricSample[];
};
type MetricSample = { labels?: Readonly<Record<string, string>>; value: number };

/** A histogram of durations in seconds, for each label. */
export type HistogramMetric = {
	name: string;
	help: string;
	kind: 'histogram';
	bounds: readonly number[];
	samples: readonly { labels: Readonly<Record<string, string>>; counts: readonly number[]; sum: number }[];
};

/** Provides metrics on demand. A source that fails is left out of the response. */
export type MetricSource = () => readonly (Metric | HistogramMetric)[] | Promise<readonly Metric[]>;

export const METRICS_CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Formats metrics as Prometheus text (https://prometheus.io/docs/instrumenting/exposition_formats, 0.0.4). */
export function formatMetrics(metrics: readonly (Metric | HistogramMetric)[]): string {
	return metrics.map(formatMetric).join('');
}

function formatMetric(metric: Metric | HistogramMetric): string {
	const help = metric.help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
	const lines = [`# HELP ${metric.name} ${help}`, `# TYPE ${metric.name} ${metric.kind}`];
	if (metric.kind === 'histogram') {
		for (const { labels, counts, sum } of metric.samples) {
			let total = 0;
			const add = (at: number, le: string) => {
				total += counts[at] ?? 0;
				lines.push(formatSample(`${metric.name}_bucket`, { ...labels, le }, total));
			};
			metric.bounds.forEach((bound, at) => {
				add(at, String(bound));
			});
			add(metric.bounds.length, '+Inf');
			lines.push(formatSample(`${metric.name}_sum`, labels, sum));
			lines.push(formatSample(`${metric.name}_count`, labels, total));
		}
	} else {
		for (const { labels = {}, value } of metric.samples) lines.push(formatSample(metric.name, labels, value));
	}
	return `${lines.join('\n')}\n`;
}

function formatSample(name: string, labels: Readonly<Record<string, string>>, value: number): string {
	const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
	return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${formatValue(value)}`;
}

function escapeLabel(text: string): string {
	return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

function formatValue(value: number): string {
	if (Number.isNaN(value)) return 'NaN';
	if (!Number.isFinite(value)) return value > 0 ? '+Inf' : '-Inf';
	return String(value);
}
