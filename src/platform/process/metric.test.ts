import { expect, test } from 'vitest';
import { readMetrics } from '../../testing/read-metrics.ts';
import { formatMetrics } from './metric.ts';

test('names, help, labels and values are in Prometheus’s format', () => {
	const text = formatMetrics([
		{
			name: 'a_total',
			help: 'A back\\slash and a\nline.',
			kind: 'counter',
			samples: [{ labels: { route: 'say "x"\\\n' }, value: 3 }, { value: 0.25 }],
		},
		{
			name: 'b',
			help: 'B.',
			kind: 'gauge',
			samples: [{ value: Number.NaN }, { labels: { of: '∞' }, value: -Infinity }],
		},
	]);
	expect(text).toBe(
		[
			'# HELP a_total A back\\\\slash and a\\nline.',
			'# TYPE a_total counter',
			'a_total{route="say \\"x\\"\\\\\\n"} 3',
			'a_total 0.25',
			'# HELP b B.',
			'# TYPE b gauge',
			'b NaN',
			'b{of="∞"} -Inf',
			'',
		].join('\n'),
	);
	expect(readMetrics(text).get('a_total')?.samples[0]?.labels).toEqual({ route: 'say "x"\\\n' });
});

test('a histogram is cumulative and ends with the total', () => {
	const text = formatMetrics([
		{
			name: 'took_seconds',
			help: 'Time.',
			kind: 'histogram',
			bounds: [0.1, 1],
			samples: [{ labels: { access: 'staff' }, counts: [2, 0, 1], sum: 5.5 }],
		},
	]);
	expect(text.split('\n').slice(2, -1)).toEqual([
		'took_seconds_bucket{access="staff",le="0.1"} 2',
		'took_seconds_bucket{access="staff",le="1"} 2',
		'took_seconds_bucket{access="staff",le="+Inf"} 3',
		'took_seconds_sum{access="staff"} 5.5',
		'took_seconds_count{access="staff"} 3',
	]);
});
