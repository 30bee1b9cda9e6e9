import { listLatestSampleRequests } from '../../domain/sample-requests/sample-request-queries.server.ts';
import type { TestSite } from '../../testing/test-site.ts';

export type Answer = {
	status: number;
	body: { number?: string; detail?: string; errors?: { path: string; message: string }[] };
};

/** Sends a request as the form does. */
export async function post(
	site: TestSite,
	body: unknown,
	headers: Record<string, string> = {},
): Promise<Answer> {
	const answer = await site.app.inject({
		method: 'POST',
		url: '/api/sample-requests',
		headers: { 'content-type': 'application/json', ...headers },
		payload: typeof body === 'string' ? body : JSON.stringify(body),
	});
	return { status: answer.statusCode, body: answer.json() };
}

export const listStored = (site: TestSite) => listLatestSampleRequests(site.database.db, { limit: 100 });
export const listMail = (site: TestSite) =>
	site.database.db.selectFrom('outbox_mail').selectAll().orderBy('recipient').execute();
export const pathsOf = (answer: Answer) => answer.body.errors?.map(({ path }) => path);
