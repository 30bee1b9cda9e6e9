import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { DEFAULT_LOCALE, localeOfPath } from '../src/platform/i18n/locale.ts';
import { englishPath, localizedPath } from '../src/platform/i18n/localized-path.ts';
import routes from '../src/routes.ts';
import { BUSY } from './busy-day.ts';
import { type OwnSite, startOwnSite } from './own-site.ts';
import { listPageErrors } from './page-errors.ts';
import { listLostToReader } from './reader-spacing.ts';
import { listUnstyled } from './unstyled.ts';
import { expect, expectHydrated, layOutAll, listViolations, test as visitorTest } from './visitor.ts';

/**
 * Every page, loaded once: the window is resized to each width, and axe runs at desktop and phone width.
 * Each class must have a rule, and public pages must also work with a reader's own text settings.
 */
const WIDTHS = [1920, 1440, 1366, 1280, 1100, 1024, 768, 390, 320];
/** Desktop and phone: widths in between show nothing else. */
const READ_AT: readonly number[] = [1440, 390];

/** Another language has the same parts with longer texts. */
const TRANSLATED_WIDTHS = [1440, 1024, 768, 390, 320];
const TRANSLATED_READ_AT: readonly number[] = [390];

/** Values for dynamic parts of an address. A new dynamic page fails the test until it has its line here. */
const RECORDS: Record<string, (page: Page) => Promise<string[]> | string[]> = {
	'/admin/companies/:company': findCompany,
	'/admin/companies/:company/timeline': findCompany,
	'/admin/labels/:id': () => ['1001', '1002', '99999'],
	'/admin/labels/:id/edit': () => ['1001'],
	'/admin/samples/:number': () => ['S-2025-0007', 'S-2025-9999'],
	'/admin/applications/:number': () => ['D-2025-0007', 'D-2025-9999'],
	'/admin/orders/:number': () => ['Q-2025-0007'],
	'/admin/products/import/:id': chooseFile,
	'/admin/update-product/:partNumber': () => ['xy300'],
	'/admin/update-category/:category': () => ['tig'],
	'/admin/distributors/:distributor': () => ['foundry-street-welding-supply', 'no-such-store'],
	'/admin/pricing/:company': findCompany,
	'/admin/pricing/templates/:id': addTemplate,
	'/admin/newsletter/issues/:issue': beginIssue,
	'/admin/releases/:release': beginRelease,
	'/admin/mails/:mail': () => ['portal-order', 'no-such-mail'],
	'/admin/translations/:record': () => ['product:xy300?show=all', 'content:home?show=all', 'nothing'],
	'/admin/pages/:page': () => ['terms', 'no-such-page'],
	'/admin/preview-page/:page': () => ['privacy', 'privacy?lang=fr'],
	'/admin/preview-product/:partNumber': () => ['xy300', 'xy300?lang=fr'],
	'/admin/unreadable/:document': () => ['product.document.xy300', 'product.document.xy9999'],
	'/distributor/orders/:number': () => ['Q-2025-0007'],
	'/newsletter/:step?': () => ['', 'asked', 'confirm', 'unsubscribe?token=x'],
	'/products/:partNumber': () => ['xy300?colour=black', 'xy276-3', 'xy162', 'xy200', 'xy999'],
};
/** Pages whose query string matters. */
const ASKED: Record<string, string[]> = {
	'/products': [
		'?q=tig',
		'?page=2',
		'?q=zzzz',
		'?size=l&material=goatskin',
		'?material=bison&process=gtaw&size=5xl',
	],
	'/compare': ['?gloves=xy300', '?gloves=xy300,xy301,xy276-3,xy073-2', '?gloves=nothing&add=zzzz'],
	'/where-to-buy': ['?near=P3E', '?near=zzzz'],
	'/sample-box': ['?add=xy300.L'],
	'/sample-box/sent': ['?number=S-2026-0001'],
	'/sizing-guide': ['?palm=21&unit=cm', '?girth=9&unit=in'],
	'/find-a-glove': ['?job=MIG+on+10+gauge,+140+amps,+all+day', '?job=x'],
	'/admin/samples': ['?state=all'],
	'/admin/applications': ['?state=all', '?q=nothing-fits-this'],
	'/admin/companies': ['?q=nothing-fits-this'],
	'/admin/orders': ['?state=answered', '?state=all'],
};

async function findCompany(page: Page): Promise<string[]> {
	const answer = await page.request.get('/api/admin/companies/search?q=Approvisionnements');
	return [(await answer.json()).content[0].id];
}

async function addTemplate(page: Page): Promise<string[]> {
	const data = { name: `Distributeurs industriels ${Date.now()}`, kind: 'prices', currency: 'CAD' };
	const answer = await page.request.post('/api/admin/pricing/templates', { data });
	expect(answer.status(), await answer.text()).toBe(201);
	return [(await answer.json()).id];
}

async function beginIssue(page: Page): Promise<string[]> {
	const headers = { 'sec-fetch-site': 'same-origin' };
	const begun = await page.request.post('/api/admin/newsletter-issues', { data: {}, headers });
	expect(begun.status(), await begun.text()).toBe(201);
	return [(await begun.json()).id, 'no-such-issue'];
}

async function beginRelease(page: Page): Promise<string[]> {
	const headers = { 'sec-fetch-site': 'same-origin' };
	const data = { name: 'Lancement du printemps, gants et infolettre' };
	const begun = await page.request.post('/api/admin/releases', { data, headers });
	expect(begun.status(), await begun.text()).toBe(201);
	const { id } = await begun.json();
	const item = `/api/admin/releases/${id}/items/content/home`;
	const { recordVersion: _, version: __, ...home } = await (await page.request.get(item)).json();
	const etag = (await page.request.get(item)).headers().etag ?? '';
	const put = await page.request.put(item, {
		data: { ...home, film: !home.film },
		headers: { ...headers, 'if-match': etag },
	});
	expect(put.status(), await put.text()).toBe(200);
	return [id, 'no-such-release'];
}

async function chooseFile(page: Page): Promise<string[]> {
	const answer = await page.request.post('/api/admin/product-imports?name=spring.csv', {
		headers: { 'content-type': 'application/octet-stream' },
		data: Buffer.from(`partNumber,name\r\nxy300,${'Long name '.repeat(12)}\r\nxy9,\r\n`),
	});
	return [(await answer.json()).id];
}

/** Patterns of all page addresses, from the site's own route table. */
async function listPatterns(): Promise<string[]> {
	const walk = ({ path = '', index, children }: RouteConfigEntry, above: string): string[] => {
		const whole = path === '' ? above : `${above}/${path}`;
		if (!children) return [whole || '/'];
		const below = children.flatMap((child) => walk(child, whole));
		return index || path === '' ? below : [whole, ...below];
	};
	return [...new Set((await routes).flatMap((route) => walk(route, '')))];
}

/** The addresses of a page: those of the English one in the page's language. */
async function listAddresses(page: Page, ownPattern: string): Promise<string[]> {
	const locale = localeOfPath(ownPattern);
	const addresses = await listEnglishAddresses(page, englishPath(ownPattern));
	return addresses.map((address) => localizedPath(address, locale));
}

async function listEnglishAddresses(page: Page, pattern: string): Promise<string[]> {
	const plain = pattern.replace('*', 'no-such-page');
	if (!plain.includes(':')) return [plain, ...(ASKED[plain] ?? []).map((query) => plain + query)];
	const values = await RECORDS[pattern]?.(page);
	expect(values, `e2e/page-widths.spec.ts has no record for ${pattern}`).toBeTruthy();
	return (values ?? []).map((value) => plain.replace(/\/:\w+\??/, value === '' ? '' : `/${value}`));
}

const test = visitorTest.extend<object, { site: OwnSite }>({
	site: [
		async ({ browser: _ }, use) => {
			const site = await startOwnSite({ DEV_PAGES: 'on' });
			const done = spawnSync(process.execPath, ['e2e/store-busy-day.ts', site.dataDir], {
				encoding: 'utf8',
				env: { ...process.env, DATABASE_URL: '' },
			});
			if (done.status !== 0) throw new Error(done.stderr);
			await use(site);
			await site.end();
		},
		{ scope: 'worker', timeout: 600_000 },
	],
	baseURL: async ({ site }, use) => use(site.address),
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const isStaffs = (pattern: string) => /^\/admin(\/|$)/.test(pattern) && !pattern.startsWith('/admin/login');
const isPortals = (pattern: string) => /^\/distributor(\/|$)/.test(englishPath(pattern));

async function signIn(page: Page, door: string, email: string): Promise<void> {
	const answer = await page.request.post(door, {
		data: { email, password: BUSY.password },
		headers: { 'sec-fetch-site': 'same-origin' },
	});
	expect(answer.ok(), await answer.text()).toBe(true);
}

async function chooseLanguage(page: Page, language: string): Promise<void> {
	const answer = await page.request.patch('/api/admin/account', {
		data: { language },
		headers: { 'sec-fetch-site': 'same-origin' },
	});
	expect(answer.ok(), await answer.text()).toBe(true);
}

type Walk = { isPublic?: boolean; isTranslated?: boolean };

async function walk(page: Page, patterns: string[], { isPublic, ...options }: Walk = {}): Promise<string[]> {
	const found: string[] = [];
	for (const pattern of patterns) {
		const isTranslated = options.isTranslated ?? localeOfPath(pattern) !== DEFAULT_LOCALE;
		const widths = isTranslated ? TRANSLATED_WIDTHS : WIDTHS;
		const readAt = isTranslated ? TRANSLATED_READ_AT : READ_AT;
		for (const address of await listAddresses(page, pattern)) {
			await page.setViewportSize({ width: WIDTHS[0] as number, height: 900 });
			await page.goto(address);
			// Portal pages run no script.
			if ((await page.locator('script[type=module]').count()) > 0) await expectHydrated(page);
			await page.evaluate(layOutAll);
			// A style sheet loaded with a part is applied a moment later.
			const styled = expect.poll(() => listUnstyled(page), { timeout: 10_000 }).toEqual([]);
			await styled.catch((error: Error) =>
				found.push(`${address}: a class without a rule: ${error.message}`),
			);
			for (const width of widths) {
				await page.setViewportSize({ width, height: 900 });
				// Resize observers run in the next frame, and their changes are drawn in the one after.
				await page.evaluate(
					() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0)))),
				);
				const errors = await listLastingErrors(page);
				found.push(...errors.map((error) => `${address} at ${width}: ${error}`));
				if (!readAt.includes(width)) continue;
				// A map drawn at desktop width keeps its extent, so its pins are close together.
				if (width < 768 && (await page.locator('.leaflet-container').count()) > 0) {
					await page.reload();
					await expectHydrated(page);
				}
				const violations = await listViolations(page);
				found.push(...violations.map((error) => `${address} at ${width}: ${error}`));
			}
			// Component samples are in frames of their own size, for developers.
			if (isPublic && !isTranslated && !address.startsWith('/dev/'))
				found.push(...(await listLostToReader(page)).map((lost) => `${address} at ${lost}`));
			// A glove compared here shows the compare bar on later pages.
			await page.evaluate(() => localStorage.clear());
		}
	}
	return found;
}

/** A busy browser may lay the page out at the new width before it applies that width's media queries. */
async function listLastingErrors(page: Page): Promise<string[]> {
	const errors = await page.evaluate(listPageErrors);
	if (errors.length === 0) return [];
	await page.waitForTimeout(1_000);
	const after = await page.evaluate(listPageErrors);
	return errors.filter((error) => after.includes(error));
}

const HALVES = [0, 1] as const;
const halfOf = <One>(all: readonly One[], half: number) => all.filter((_, at) => at % 2 === half);

for (const half of HALVES) {
	test(`every staff page fits every width, half ${half + 1}`, async ({ page, allowFailure }) => {
		allowFailure(/404/);
		await signIn(page, '/api/user/login', BUSY.staff.email);
		const patterns = (await listPatterns()).filter(isStaffs);
		expect(patterns.length).toBeGreaterThan(30);
		expect(await walk(page, halfOf(patterns, half))).toEqual([]);
	});

	test(`every staff page fits in French, half ${half + 1}`, async ({ page, allowFailure }) => {
		allowFailure(/404/);
		await signIn(page, '/api/user/login', BUSY.staff.email);
		await chooseLanguage(page, 'fr');
		try {
			const patterns = (await listPatterns()).filter(isStaffs);
			expect(await walk(page, halfOf(patterns, half), { isTranslated: true })).toEqual([]);
		} finally {
			await chooseLanguage(page, 'en');
		}
	});

	test(`every public page fits every width, half ${half + 1}`, async ({ page, allowFailure }) => {
		allowFailure(/404|410/);
		const patterns = (await listPatterns()).filter((pattern) => !isStaffs(pattern) && !isPortals(pattern));
		expect(patterns.length).toBeGreaterThan(30);
		expect(await walk(page, halfOf(patterns, half), { isPublic: true })).toEqual([]);
	});
}

test('every portal page fits every width', async ({ page, allowFailure }) => {
	allowFailure(/404/);
	await signIn(page, '/api/distributor/sign-in', BUSY.buyer.email);
	const patterns = (await listPatterns()).filter(isPortals);
	expect(patterns.length).toBeGreaterThan(7);
	expect(await walk(page, patterns)).toEqual([]);
});
