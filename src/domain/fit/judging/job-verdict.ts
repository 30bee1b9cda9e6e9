import { PERFORMANCES } from '../../ratings/performance.ts';

/** What a glove is given for a job: a verdict, or a question back. */
export const JOB_VERDICTS = [...PERFORMANCES, 'question'] as const;
export type JobVerdict = (typeof JOB_VERDICTS)[number];
