import { formatVersionTag, type VersionedRecord } from '../../platform/text/version-tag.ts';

/** A part of the site as stored; `version` increases with every write. */
export type ContentRecord<Value> = Value & { version: number };

/** The record of a part that version tags identify. */
export const contentRecord = (name: string) =>
	({ kind: 'site-content', id: name }) as const satisfies VersionedRecord;

export const contentTag = (name: string, { version }: { version: number }) =>
	formatVersionTag(contentRecord(name), version);

/** The path of the calls that read and save a part. */
export const contentPath = (name: string) => `/api/admin/content/${name}`;
