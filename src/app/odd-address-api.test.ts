import { expect, test } from 'vitest';
import { fillParameters, isStream, listTargets, plainUrl } from '../testing/every-route.ts';
import { addressOf, makeSettings, run } from '../testing/own-process.ts';
import { openTestSite } from '../testing/test-site.ts';

/** Text and numbers that can be stored but that our pages would never put into an address. */
const ODD = [
	'%01',
	'%EF%BF%BE',
	'%EF%BF%BF',
	'%F3%A0%80%81',
	'%E2%80%AE',
	"'%22%3B--",
	'%25',
	'%5C',
	'99999999999999999999999',
	'-1',
	'2147483648',
	'9007199254740993',
	'1e309',
	'NaN',
	'__proto__',
	'constructor',
	'x'.repeat(190),
	'%F0%9F%A7%A4'.repeat(20),
];
/** Names of our query parameters. */
const NAMES =
	'q page size sort from before after kind state actor near token next company list id date place category tab year material'.split(
		' ',
	);

/** The running site with its pages, and a session of each kind. */
async function openRunning() {
	const site = run({ ...(await makeSettings()), DEV_PAGES: 'on', LOG_LEVEL: 'silent' });
	const address = await addressOf(site);
	await expect.poll(() => site.err()).toContain('Stop with');
	const accountOf = (heading: RegExp) => {
		const [, email, password] =
			new RegExp(`${heading.source}.*\\n\\s+(\\S+)\\n\\s+(\\S+)`).exec(site.err()) ?? [];
		return { email, password };
	};
	const signIn = async (path: string, body: object) => {
		const headers = { 'content-type': 'application/json' };
		const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
		expect(answer.status, await answer.text()).toBe(200);
		return answer.headers
			.getSetCookie()
			.map((cookie) => cookie.split(';', 1)[0])
			.join('; ');
	};
	const cookies: Record<string, string> = {
		visitor: '',
		staff: await signIn('/api/user/login', accountOf(/First staff account/)),
		distributor: await signIn('/api/distributor/sign-in', accountOf(/Demonstration distributor/)),
	};
	return { address, cookies };
}

test('unusual text and numbers in the address of any route or page cause no error', async () => {
	const { app } = await openTestSite({ products: [] });
	await app.ready();
	const targets = listTargets(app).filter(({ method }) => method === 'GET');
	const { address, cookies } = await openRunning();
	const errors: string[] = [];
	const seen = new Set<number>();
	const requests = targets.flatMap(({ url, access }) =>
		[
			...fillParameters(url, ODD),
			...ODD.map((value, at) => `${plainUrl(url)}?${NAMES[at % NAMES.length]}=${value}`),
			`${plainUrl(url)}?${NAMES.map((name, at) => `${name}=${ODD[(at * 5) % ODD.length]}`).join('&')}`,
			`${plainUrl(url)}?${NAMES.map((name, at) => `${name}=${ODD[(at * 7 + 3) % ODD.length]}`).join('&')}`,
		].map((path) => ({ path, cookie: cookies[access] ?? '' })),
	);
	expect(requests.length).toBeGreaterThan(2_000);
	const workers = Array.from({ length: 8 }, async () => {
		for (let next = requests.pop(); next; next = requests.pop()) {
			const headers = { cookie: next.cookie, 'sec-fetch-site': 'same-origin' };
			const answer = await fetch(address + next.path, { headers, redirect: 'manual' });
			seen.add(answer.status);
			if (isStream(answer.headers.get('content-type'))) {
				await answer.body?.cancel();
				continue;
			}
			const text = await answer.text();
			if (answer.status >= 500) errors.push(`${answer.status} ${next.path} ${text.slice(0, 120)}`);
		}
	});
	await Promise.all(workers);
	expect(errors).toEqual([]);
	expect([...seen]).toEqual(expect.arrayContaining([200, 400, 404]));
});
