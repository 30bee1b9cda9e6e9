import { BLANK_READING, formatReply } from '../src/testing/model-readings.ts';
import { type ModelServer, saying, startModelServer } from '../src/testing/model-stand-in.ts';
import { type OwnSite, startOwnSite } from './own-site.ts';
import { expect, expectAccessible, openHydrated, test } from './visitor.ts';

/** Stands for the owner's key. */
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

test('with a key a No is final at once and the model’s sentence follows; a contradicting sentence is not shown', async ({
	page,
}) => {
	const prompts: string[] = [];
	page.on('request', (request) => prompts.push(new URL(request.url()).origin));
	let answer = () => {};
	model.answerWith((response, request) => {
		answer = () =>
			saying(
				formatReply({
					reading: {
						...BLANK_READING,
						positions: ['P'],
						processes: [{ process: 'SMAW', ampsFrom: 140, ampsTo: 140 }],
					},
					verdict: 'No use',
					sentence: 'No: stick is for another pair.',
				}),
			)(response, request);
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
	// Verdict and rows do not wait for the model.
	await expect(band.locator('[data-answer]')).toContainText('No use');
	await expect(band.getByText('What it rests on')).toBeVisible();
	await expect(band).not.toContainText('for another pair');
	await expect.poll(() => model.requests.length).toBe(1);
	answer();
	await expect(band).toContainText('No: stick is for another pair.');
	await expect(band).toContainText('It is not a hazard assessment.');
	await expectAccessible(page);

	model.answerWith(saying(formatReply({ sentence: 'Yes: run it all day, stick is its trade.' })));
	await field.fill('6G stick at 150 amps');
	await check.click();
	await expect(band.getByRole('status')).toContainText(/^No use\. /);
	await expect(band.getByRole('status')).not.toContainText('all day');
	expect(model.requests.length).toBe(2);
	expect(model.requests.every(({ headers }) => headers.authorization === `Bearer ${KEY}`)).toBe(true);
	expect(await page.content()).not.toContain(KEY);
	// The browser contacts only our server, never the model.
	expect(new Set(prompts)).toEqual(new Set([site.address]));
});

test('with a key a yes waits for the second reading: progress is shown, it can be stopped, and a disagreement becomes a question', async ({
	page,
}) => {
	let answer = (_reply: string) => {};
	model.answerWith((response, request) => {
		answer = (reply) => saying(reply)(response, request);
	});
	await openHydrated(page, `${site.address}/products/xy301`);
	const band = page.getByRole('region', { name: 'Ask the foreman' });
	const arrived = page.waitForFunction(() => document.querySelector('[data-answer]'));
	const field = band.getByLabel('What are you doing with it?');
	await field.focus();
	await arrived;
	const check = band.getByRole('button', { name: 'Check the fit' });
	const before = model.requests.length;
	const hungUp = model.hungUp();
	await field.fill('stick at 141 amps');
	await check.click();
	// The server waits ten seconds for the model, so nothing slow may happen before the stop.
	await expect(band.locator('[data-answer]')).toContainText(
		/Now reading it again, to be sure\.|Still looking\./,
	);
	await expect.poll(() => model.requests.length).toBe(before + 1);
	// The example that stood here before is hidden, not gone.
	await expect(band, 'no yes of one reader').not.toContainText('Full use', { useInnerText: true });
	await band.getByRole('button', { name: 'Stop' }).click();
	await expect.poll(model.hungUp).toBe(hungUp + 1);

	await check.click();
	await expect.poll(() => model.requests.length).toBe(before + 2);
	const stick = (amps: number) => ({
		...BLANK_READING,
		processes: [{ process: 'SMAW', ampsFrom: amps, ampsTo: amps }],
	});
	answer(formatReply({ reading: stick(141), sentence: 'Yes: stick at 141 A is on its sheet.' }));
	await expect(band).toContainText('Yes: stick at 141 A is on its sheet.');
	await expect(band.getByRole('status')).toContainText(/^Full use\. Yes: stick/);

	await field.fill('stick at 142 amps on the frame');
	await check.click();
	await expect.poll(() => model.requests.length).toBe(before + 3);
	answer(formatReply({ reading: { ...stick(142), hazards: ['oily'] } }));
	await expect(band.getByRole('status')).toContainText(/^One thing first: .*oil.*\?/);
	await expect(field).toBeFocused();
	await expect(field).toHaveValue('stick at 142 amps on the frame');
	await expectAccessible(page);
});
