/** The parts of a Lighthouse report that show whether its run failed. */
type Outcome = {
	runtimeError?: { code: string; message: string };
	audits: Record<string, { scoreDisplayMode: string; errorMessage?: string }>;
};

/** Audits that need the trace: if they fail, the browser wrote a trace without a start (NO_NAVSTART). */
const FROM_TRACE = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

/** Why a report has no results; undefined for a good one. */
export function findFailedTrace({ runtimeError, audits }: Outcome): string | undefined {
	if (runtimeError) return `${runtimeError.code}: ${runtimeError.message}`;
	const failed = FROM_TRACE.find((id) => audits[id]?.scoreDisplayMode === 'error');
	return failed && `${failed}: ${audits[failed]?.errorMessage ?? 'no figure'}`;
}

/**
 * Runs until it succeeds, at most `max` times: a busy machine occasionally loses a trace, and
 * with it ten minutes of runs.
 * @param report is called with the reason before each retry.
 * @throws the last attempt's error.
 */
export async function retry<Result>(
	run: () => Promise<Result>,
	max: number,
	report: (reason: string) => void,
): Promise<Result> {
	for (let tried = 1; ; tried += 1) {
		try {
			return await run();
		} catch (error) {
			if (tried >= max) throw error;
			report(error instanceof Error ? error.message : String(error));
		}
	}
}
