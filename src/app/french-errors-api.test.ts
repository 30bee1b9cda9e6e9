import { expect, test } from 'vitest';
import { NEWS_PATH } from '../admin/frame/live/live-news.ts';
import { TEST_LABEL } from '../admin/labels/test-labels.server.ts';
import { aCompany } from '../domain/companies/test-company.ts';
import { aSampleRequest } from '../domain/sample-requests/test-request.ts';
import { listTargets, plainUrl } from '../testing/every-route.ts';
import { openStaffBrowser, type StaffBrowser } from '../testing/staff-browser.ts';
import { openTestSite } from '../testing/test-site.ts';

const APPLICATION = {
	company: 'Soudure Lévis',
	business: 'welding',
	city: 'Lévis',
	region: 'QC',
	country: 'canada',
	branches: 2,
	contactName: 'Luc',
	email: 'luc@lavoie.example',
	message: 'Fournitures de soudage',
};

/** Forms by the address that stores them, each with a body. */
const FORMS: readonly (readonly [url: string, body: object])[] = [
	['/api/admin/products', { partNumber: 'XY900', name: 'Enclume', sizes: 'M:XY900-M', packaging: { x: 1 } }],
	['/api/admin/companies', aCompany({ operatingName: 'Norland' })],
	['/api/admin/labels', TEST_LABEL],
	['/api/admin/pricing/templates', { name: 'Liste', kind: 'prices', currency: 'CAD', basedOn: null }],
	['/api/admin/staff', { email: 'a@b.example', name: 'Ada' }],
	['/api/distributor-applications', APPLICATION],
	['/api/sample-requests', aSampleRequest()],
	['/api/newsletter-subscriptions', { email: 'a@b.example' }],
];
const WRONG: readonly unknown[] = ['', null, 7, 'x'.repeat(20_000), ['x'], 'a\u0007b'];

/** Words that English sentences of these errors have and French ones have not, and the key of a message without words. */
const ENGLISH =
	/\b(?:must|is|has|the|this|that|no such|expected|received|invalid|unrecognized|too (?:big|small)|holds|pick)\b|^[a-z]+(?:\.[a-z]+)+$/i;

/** The sentences of an answer, without what it quotes. */
function listSentences(body: string): string[] {
	const {
		title,
		detail,
		errors = [],
	} = JSON.parse(body) as {
		title?: string;
		detail?: string;
		errors?: { message: string }[];
	};
	return [title, detail, ...errors.map(({ message }) => message)]
		.filter((text) => text !== undefined)
		.map((text) => text.replaceAll(/«[^»]*»|\/api\/\S+/g, ''));
}

/** Every refusal that wrong bodies and addresses bring about, once, as a reader of French gets it. */
async function* refuse(browser: StaffBrowser, targets: ReturnType<typeof listTargets>) {
	const calls: [method: string, url: string, body?: unknown, type?: string][] = [];
	for (const [url, body] of FORMS) {
		for (const key of Object.keys(body))
			for (const wrong of WRONG) calls.push(['POST', url, { ...body, [key]: wrong }]);
		calls.push(['POST', url, { ...body, unknown: 1 }], ['POST', url, [], undefined]);
		calls.push(['POST', url, '{', 'application/json'], ['POST', url, 'text', 'text/csv']);
	}
	for (const { method, url } of targets) {
		// The news refuse nothing, and their answer takes a minute.
		if (!url.startsWith('/api/') || url === NEWS_PATH || /log(?:in|out)|session/.test(url)) continue;
		calls.push([method, plainUrl(url), method === 'GET' ? undefined : {}]);
		if (method === 'GET') calls.push(['GET', `${plainUrl(url)}?page=x&state=zz&q=${'x'.repeat(300)}`]);
	}
	for (const [method, url, body, type] of calls) {
		const answer = await browser.call(
			{ method: method as 'POST', url, body },
			{ 'accept-language': 'fr', ...(type && { 'content-type': type }) },
		);
		const isProblem = /problem\+json/.test(String(answer.headers['content-type']));
		if (answer.statusCode >= 400 && isProblem)
			yield { url: `${method} ${url.slice(0, 60)}`, body: answer.body };
	}
}

test('whatever is refused is refused in French', { timeout: 300_000 }, async () => {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	await staff.call({ method: 'PATCH', url: '/api/admin/account', body: { language: 'fr' } });
	const said = new Map<string, string>();
	for await (const { url, body } of refuse(staff, listTargets(site.app)))
		for (const sentence of listSentences(body)) if (!said.has(sentence)) said.set(sentence, url);
	expect(said.size).toBeGreaterThan(100);
	const faults = [...said].filter(([sentence]) => ENGLISH.test(sentence));
	expect(faults).toEqual([]);
});
