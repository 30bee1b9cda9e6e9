import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openApplications } from '../../applications/test-applications.server.ts';
import { openInbox } from '../../sample-requests/test-inbox.server.ts';

/** The text that a repeated request is recognized by. It must survive releases: a page may send again after one. */
const SAMPLES = [
	['verify', {}, '[{"number":"S-2026-0001"},{},1]'],
	[
		'approve',
		{ label: true, version: 2, mail: null },
		'[{"number":"S-2026-0001"},{"version":2,"mail":null,"label":true},2]',
	],
	['decline', { reason: 'Too far ' }, '[{"number":"S-2026-0001"},{"reason":"Too far","mail":null},4]'],
	['company', { companyId: '' }, '[{"number":"S-2026-0001"},{"companyId":""},5]'],
	['notes', { text: 'Called.' }, '["S-2026-0001",{"text":"Called."}]'],
] as const;
const APPLICATIONS = [
	['contact', {}, '[{"number":"D-2026-0001","version":1},{}]'],
	['approve', { version: 2 }, '[{"number":"D-2026-0001","version":2},{"version":2}]'],
	['company', { companyId: '' }, '[{"number":"D-2026-0001","version":3},{"companyId":""}]'],
	['decline', { reason: 'Too far ' }, '[{"number":"D-2026-0001","version":4},{"reason":"Too far"}]'],
	['notes', { text: 'Called.' }, '["D-2026-0001",{"text":"Called."}]'],
] as const;

test.each([
	['samples', 'S-2026-0001', openInbox, SAMPLES],
	['applications', 'D-2026-0001', openApplications, APPLICATIONS],
] as const)('what identifies a repeated change of %s', async (path, number, open, changes) => {
	const { site, staff } = await open();
	let version = 1;
	for (const [name, body, text] of changes) {
		const answer = await staff.call(
			{ method: 'POST', url: `/api/admin/${path}/${number}/${name}`, body },
			{ 'if-match': `"${version}"`, 'idempotency-key': `the-same-page-${name}` },
		);
		expect(answer.statusCode, answer.body).toBeLessThan(300);
		version = answer.json().version ?? version;
		const { route, body_hash } = await site.database.db
			.selectFrom('idempotency_key')
			.select(['route', 'body_hash'])
			.where('key', '=', `the-same-page-${name}`)
			.executeTakeFirstOrThrow();
		expect(route).toBe(`POST /api/admin/${path}/:number/${name}`);
		expect(body_hash).toBe(createHash('sha256').update(text).digest('base64url'));
	}
});
