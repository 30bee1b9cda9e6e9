import { isNeverCached, type PagePolicy } from '../../platform/pages/page-policy.ts';

/** A confirmation is only for the visitor who sent the request. */
export const requestSentPagePolicy = { parameters: ['number'], isCached: isNeverCached } satisfies PagePolicy;
