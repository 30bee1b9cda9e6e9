import { logFailure } from '../../platform/process/failure-log.server.ts';
import type { Log } from '../../platform/process/log.server.ts';
import type { SectionCount } from './staff-services.server.ts';
import type { WaitingCounts } from './waiting-counts.ts';

/** Counts what waits for staff; a count that fails is logged and left out, because the bar works without it. */
export async function countWaiting(
	sectionCounts: readonly SectionCount[],
	log: Log,
	requestId?: string,
): Promise<WaitingCounts> {
	const waiting: WaitingCounts = {};
	const readCount = async ({ section, count }: SectionCount) => {
		try {
			const found = await count();
			if (found > 0) waiting[section] = found;
		} catch (error) {
			logFailure(log, { requestId, err: error }, 'a count of the bar failed');
		}
	};
	await Promise.all(sectionCounts.map(readCount));
	return waiting;
}
