import { expect, test } from 'vitest';
import { nameParts } from '../../admin/frame/activity-names.server.ts';
import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import { CONTENT_PARTS } from './content-parts.server.ts';

const entryOf = (kind: string, id: string, name: string): AuditEntry => ({
	id: 'e',
	at: '2026-11-25T14:00:00.000Z',
	actorName: 'Maria Reyes',
	action: `${kind}.updated`,
	subject: { kind, id, name },
	before: undefined,
	after: undefined,
});
const nameIn = (locale: 'en' | 'fr', kind: string, id: string, name: string) =>
	nameParts([entryOf(kind, id, name)], locale).map(({ subject }) => subject);

test.each(CONTENT_PARTS)('the activity names $name in the reader’s language', ({ name, title }) => {
	expect(nameIn('en', 'content', name, title)).toEqual([{ kind: 'content', id: name, name: title }]);
	const [french] = nameIn('fr', 'content', name, title);
	expect(french?.name).toBeTruthy();
	expect(french?.name).not.toBe(title);
});

test.each([
	['content', 'a-part-of-last-year'],
	['content', '__proto__'],
	['content', 'mail-nothing'],
	['company', 'home'],
])('%s %s keeps the name that the log has', (kind, id) => {
	expect(nameIn('fr', kind, id, 'As stored')).toEqual([{ kind, id, name: 'As stored' }]);
});
