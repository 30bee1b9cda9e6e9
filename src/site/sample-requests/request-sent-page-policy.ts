import { isNeverCached, type PagePolicy } from '../../platform/pages/page-policy.ts';

/** A confirmation speaks to the one who sent the request. */
export const requestSentPagePolicy = { parameters: ['number'], isCached: isNeverCached } satisfies PagePolicy;
