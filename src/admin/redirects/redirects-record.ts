import type { Redirects } from '../../domain/site-content/redirect.ts';
import { formatVersionTag } from '../../platform/text/version-tag.ts';

/** The redirects as stored; `version` increases with every write. */
export type RedirectsRecord = Redirects & { version: number };

export const REDIRECTS_RECORD = { kind: 'site-content', id: 'redirects' } as const;

export const redirectsTag = ({ version }: Pick<RedirectsRecord, 'version'>) =>
	formatVersionTag(REDIRECTS_RECORD, version);
