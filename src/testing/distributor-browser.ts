import { randomUUID } from 'node:crypto';
import { replacePortalLink } from '../domain/portal-people/portal-link-queries.server.ts';
import { insertPortalPerson } from '../domain/portal-people/portal-person-queries.server.ts';
import { hashOfToken, makeToken } from '../platform/accounts/secret-token.server.ts';
import { StaffBrowser } from './staff-browser.ts';
import type { TestSite } from './test-site.ts';

export const DISTRIBUTOR_PASSWORD = 'nine pallets by the dock door';

/** A person of a company with an open invitation; returns the link's secret. */
export async function addInvitedPerson(
	site: Pick<TestSite, 'database'>,
	person: { companyId: string; email?: string; name?: string; endsInMs?: number },
): Promise<{ id: string; email: string; token: string }> {
	const now = new Date();
	const id = randomUUID();
	const email = person.email ?? `${id.slice(0, 8)}@counter.example`;
	const token = makeToken();
	await insertPortalPerson(
		site.database.db,
		{ id, companyId: person.companyId, email, name: person.name ?? 'Dana Petrov', invitedBy: 'Maria Reyes' },
		now.toISOString(),
	);
	const expiresAt = new Date(now.getTime() + (person.endsInMs ?? 60_000)).toISOString();
	const link = { tokenHash: hashOfToken(token), personId: id, purpose: 'invitation' as const, expiresAt };
	await replacePortalLink(site.database.db, link, now.toISOString());
	return { id, email, token };
}

/** A browser signed in for a company, through an invitation. */
export async function openDistributorBrowser(
	site: TestSite,
	companyId: string,
	person: { email?: string; name?: string } = {},
): Promise<StaffBrowser & { person: { id: string; email: string } }> {
	const { id, email, token } = await addInvitedPerson(site, { companyId, ...person });
	const browser = new StaffBrowser(site.app, '203.0.113.31');
	const body = { token, password: DISTRIBUTOR_PASSWORD };
	const answer = await browser.call({ method: 'POST', url: '/api/distributor/chosen-password', body });
	if (answer.statusCode !== 200) throw new Error(`The link answered ${answer.statusCode}: ${answer.body}`);
	return Object.assign(browser, { person: { id, email } });
}
