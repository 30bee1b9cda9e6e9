import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Metric } from './metric.ts';

const RESOLUTION_MS = 20;

const gauge = (name: string, help: string, value: number): Metric => ({
	name,
	help,
	kind: 'gauge',
	samples: [{ value }],
});

/** Figures of this process; the loop's delay is measured from the first call on. */
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
		// It measures from look to look, so what is on time is as long as the resolution. An empty histogram says NaN.
		const seconds = (nanoseconds: number) =>
			delay.count === 0 ? 0 : Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1000);
		const metrics: Metric[] = [
			{
				name: 'emberhide_event_loop_delay_seconds',
				help: 'How late the event loop ran since the last look at these figures.',
				kind: 'gauge',
				samples: [
					{ labels: { percentile: '50' }, value: seconds(delay.percentile(50)) },
					{ labels: { percentile: '99' }, value: seconds(delay.percentile(99)) },
					{ labels: { percentile: '100' }, value: seconds(delay.max) },
				],
			},
			gauge(
				'emberhide_event_loop_utilization',
				'Part of the time since the last look that it was busy.',
				utilization,
			),
			gauge('process_resident_memory_bytes', 'Memory of this process.', memory.rss),
			gauge('emberhide_heap_used_bytes', 'Memory of its JavaScript.', memory.heapUsed),
			gauge('emberhide_buffers_bytes', 'Memory of its buffers, held pages among them.', memory.arrayBuffers),
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
