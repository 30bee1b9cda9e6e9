import { type ModelServer, saying, startModelServer } from '../src/testing/model-stand-in.ts';
import { type OwnSite, startOwnSite } from './own-site.ts';
import { expect, expectAccessible, openHydrated, test } from './visitor.ts';

/** As the owner's key would be. */
const KEY = 'sk-of-the-shop-0123456789';

let model: ModelServer;
let site: OwnSite;

test.beforeAll(async () => {
	model = await startModelServer(saying('No.'));
	site = await startOwnSite({ FIT_CHECK_API_KEY: KEY, FIT_CHECK_BASE_URL: model.baseUrl });
});

test.afterAll(async () => {
	await site?.end();
	await model?.end();
});

test('with a key the verdict stands at once and the model’s sentence follows; one that contradicts is not shown', async ({
	page,
}) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).origin));
	let answer = () => {};
	model.answerWith((response, call) => {
		answer = () => saying('Leave it on the hook for stick at that heat.')(response, call);
	});
	await openHydrated(page, `${site.address}/products/xy302`);
	const band = page.getByRole('region', { name: 'Ask the foreman' });
	const arrived = page.waitForFunction(() => document.querySelector('[data-answer]'));
	const field = band.getByLabel('What are you doing with it?');
	await field.focus();
	await arrived;
	const check = band.getByRole('button', { name: 'Check the fit' });
	await field.fill('6G stick at 140 amps');
	await check.click();
	// Verdict and rows are ours: they do not wait for the model.
	await expect(band.locator('[data-answer]')).toContainText('No use');
	await expect(band.getByText('What it rests on')).toBeVisible();
	await expect(band).not.toContainText('Leave it on the hook');
	await expect.poll(() => model.calls.length).toBe(1);
	answer();
	await expect(band).toContainText('Leave it on the hook for stick at that heat.');
	await expect(band).toContainText('It is not a hazard assessment.');
	await expectAccessible(page);

	model.answerWith(saying('Sure, run it all day, it is Full use for stick.'));
	await field.fill('6G stick at 150 amps');
	await check.click();
	await expect(band.getByRole('status')).toContainText(/^No use\. /);
	await expect(band.getByRole('status')).not.toContainText('all day');
	expect(model.calls.length).toBe(2);
	expect(model.calls.every(({ headers }) => headers.authorization === `Bearer ${KEY}`)).toBe(true);
	expect(await page.content()).not.toContain(KEY);
	// The browser asks us alone: the model is the server's business.
	expect(new Set(asked)).toEqual(new Set([site.address]));
});
