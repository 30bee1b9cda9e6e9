import type { Issue, IssueCounts } from '../../../domain/newsletter/issues/issue.ts';
import type { AuditEntry } from '../../../platform/audit/audit-entry.ts';
import { formatVersionTag } from '../../../platform/text/version-tag.ts';

/** What the page of an issue is made of. */
export type FoundIssue = {
	issue: Issue;
	name: string;
	/** Confirmed readers now, by language. */
	readers: { english: number; french: number };
	/** Undefined for an issue that nobody was sent. */
	counts: IssueCounts | undefined;
	activity: readonly AuditEntry[];
};

export const issuePath = ({ id }: { id: string }) => `/api/admin/newsletter-issues/${id}`;

export const issueTag = ({ id, version }: { id: string; version: number }) =>
	formatVersionTag({ kind: 'newsletter-issue', id }, version);

export const PREVIEW_PATH = '/api/admin/newsletter-issue-previews';
