import { expect, test } from 'vitest';
import { insertSampleRequest } from '../../domain/sample-requests/sample-request-queries.server.ts';
import { aSampleRequest } from '../../domain/sample-requests/test-request.ts';
import { makeDatabaseLocation, openTestDatabase } from '../../testing/test-database.ts';
import { runSamplesCommand } from './samples-command.server.ts';

const notice = { version: '2026-11', language: 'en' };

test('lists the requested samples, newest first, without terminal control characters', async () => {
	const place = await makeDatabaseLocation();
	const { db } = await openTestDatabase(place);
	const request = aSampleRequest({ companyName: 'North\u001b[2Jframe' });
	await insertSampleRequest(db, {
		number: 'S-2026-0001',
		request,
		notice,
		createdAt: '2026-11-20T10:00:00.000Z',
	});
	await insertSampleRequest(db, {
		number: 'S-2026-0002',
		request: aSampleRequest(),
		notice,
		createdAt: '2026-11-21T10:00:00.000Z',
	});
	const printed = await runSamplesCommand(['list'], place);
	expect(printed.indexOf('S-2026-0002')).toBeLessThan(printed.indexOf('S-2026-0001'));
	expect(printed).toContain('XY300 L, XY276-3 M');
	expect(printed).not.toContain('\u001b');
	expect(await runSamplesCommand(['list', '--state', 'shipped'], place)).toBe(
		'There is no such request yet.\n',
	);
	const [line] = (await runSamplesCommand(['list', '--json', '--limit', '1'], place)).split('\n');
	expect(JSON.parse(line as string)).toMatchObject({
		number: 'S-2026-0002',
		request: { companySize: '200-500' },
	});
});

test.each([[['drop']], [['list', '--state', 'lost']], [['list', '--limit', '0']], [['list', '--nope']]])(
	'%j is refused in a sentence',
	async (words) => {
		await expect(runSamplesCommand(words, await makeDatabaseLocation())).rejects.toThrow(/Unknown|must be/);
	},
);
