import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Metric } from './metric.ts';

const RESOLUTION_MS = 20;

const gauge = (name: string, help: string, value: number): Metric => ({
	name,
	help,
	kind: 'gauge',
	samples: [{ value }],
});

/**
 * Metrics of this process under prom-client's names, which Node.js dashboards expect. Event loop lag is measured from
 * the first call on, and reset by each scrape.
 */
export function watchProcess(): { list: () => Metric[]; end: () => void } {
	const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
	delay.enable();
	let before = performance.eventLoopUtilization();
	const list = () => {
		const memory = process.memoryUsage();
		const cpu = process.cpuUsage();
		const now = performance.eventLoopUtilization();
		const { utilization } = performance.eventLoopUtilization(now, before);
		before = now;
		// An on-time tick takes as long as the resolution. An empty histogram returns NaN.
		const seconds = (nanoseconds: number) =>
			delay.count === 0 ? 0 : Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1000);
		const metrics: Metric[] = [
			gauge(
				'nodejs_eventloop_lag_seconds',
				'Mean lag of the event loop since the last scrape.',
				seconds(delay.mean),
			),
			gauge('nodejs_eventloop_lag_p50_seconds', 'Its median.', seconds(delay.percentile(50))),
			gauge('nodejs_eventloop_lag_p99_seconds', 'Its 99th percentile.', seconds(delay.percentile(99))),
			gauge('nodejs_eventloop_lag_max_seconds', 'Its maximum.', seconds(delay.max)),
			gauge(
				'nodejs_eventloop_utilization',
				'Part of the time since the last scrape that the event loop was busy.',
				utilization,
			),
			gauge('process_resident_memory_bytes', 'Resident memory.', memory.rss),
			gauge('nodejs_heap_size_used_bytes', 'Memory of the JavaScript heap in use.', memory.heapUsed),
			gauge('nodejs_array_buffers_bytes', 'Memory of buffers, cached pages among them.', memory.arrayBuffers),
			{
				name: 'process_cpu_seconds_total',
				help: 'Processor time, in the program and in the system.',
				kind: 'counter',
				samples: [{ value: (cpu.user + cpu.system) / 1e6 }],
			},
			gauge(
				'process_start_time_seconds',
				'When it started, since 1970.',
				Math.round(performance.timeOrigin) / 1000,
			),
		];
		delay.reset();
		return metrics;
	};
	return { list, end: () => delay.disable() };
}
