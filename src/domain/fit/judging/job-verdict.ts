import { PERFORMANCES } from '../../ratings/performance.ts';

/** The result for a glove and a job: a verdict or a question. */
export const JOB_VERDICTS = [...PERFORMANCES, 'question'] as const;
export type JobVerdict = (typeof JOB_VERDICTS)[number];
