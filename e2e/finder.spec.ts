import {
	expect,
	expectAccessible,
	expectHydrated,
	expectNoSideScroll,
	openHydrated,
	test,
} from './visitor.ts';

/** The cards of the list, best first. */
const FOUND = 'ol > li:has(h3)';

test('a job in words is interpreted, and every glove shows the rows behind its verdict', async ({ page }) => {
	await openHydrated(page, '/find-a-glove');
	await expectAccessible(page);
	await page.getByLabel('What are you doing with it?').fill('6G stick at 140 amps in the yard, -20 outside');
	await page.getByRole('button', { name: 'Find gloves' }).first().click();
	await expectHydrated(page);
	await expect(page).toHaveURL(/\?job=6G/);
	const answer = page.getByRole('region', { name: 'Best first' });
	await expect(answer).toContainText('SMAW (Stick) · 140 A · Pipe (5G / 6G) · Cold · air at −20 °C');
	const found = answer.locator(FOUND);
	await expect(found.first()).toContainText('Limited');
	await expect(found.first().getByRole('table', { name: /^Rows of the sheet/ })).toContainText(
		'SMAW (Stick)',
	);
	await expect(found.nth(1)).toContainText(/Behind the XY\S+ in/);
	await expect(page.getByText('It is not a hazard assessment').first()).toBeVisible();
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
	await expectAccessible(page);
	await expectNoSideScroll(page);

	const first = await found.first().getByRole('heading').textContent();
	await answer.getByRole('link', { name: 'Link to this list' }).click();
	await expect(page).toHaveURL(/\?process=smaw&amps=140&position=p&hazard=cold&air=-20$/);
	await expect(found.first().getByRole('heading')).toHaveText(first ?? '');
	await page.goBack();
	await expect(page).toHaveURL(/\?job=6G/);
	await expect(page.getByLabel('What are you doing with it?')).toHaveValue(/in the yard/);
});

test('a follow-up question is a field, and its answer is added to the job', { tag: '@desktop' }, async ({
	page,
}) => {
	await openHydrated(page, '/find-a-glove?job=overhead+at+150+amps');
	await expect(page.getByRole('heading', { name: 'One thing first' })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('radio', { name: 'GMAW (MIG)' }).check();
	await page
		.getByRole('region', { name: 'One thing first' })
		.getByRole('button', { name: 'Find gloves' })
		.click();
	await expectHydrated(page);
	await expect(page.getByText('GMAW (MIG) · 150 A · Overhead (4G / 4F)')).toBeVisible();
	await expect(page.locator(FOUND).first()).toContainText('Full use');
});

test('words that were not understood are asked about before any glove is shown', { tag: '@desktop' }, async ({
	page,
}) => {
	await openHydrated(page, '/find-a-glove?job=MIG+140+amps+near+a+frobnicator');
	const asked = page.getByRole('region', { name: 'One thing first' });
	await expect(asked).toContainText('I did not follow “frobnicator”.');
	await expect(page.locator(FOUND)).toHaveCount(0);
	await expectAccessible(page);
	await asked.getByRole('textbox', { name: 'Or say it in other words' }).fill('MIG 140 amps near a hot pipe');
	await asked.getByRole('button', { name: 'Find gloves' }).click();
	await expectHydrated(page);
	await expect(page.locator(FOUND).first()).toContainText(/Full use|Limited/);
});

test('a missing current is requested in a field', { tag: '@desktop' }, async ({ page }) => {
	await openHydrated(page, '/find-a-glove?job=MIG+flat+on+the+bench');
	const asked = page.getByRole('region', { name: 'One thing first' });
	await asked.getByLabel('How many amps?').fill('140');
	await expectAccessible(page);
	await asked.getByRole('button', { name: 'Find gloves' }).click();
	await expectHydrated(page);
	await expect(page.getByText('GMAW (MIG) · 140 A · Flat (1G / 1F)')).toBeVisible();
	await expect(page.locator(FOUND).first()).toContainText('Full use');
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('four questions find gloves, Back keeps the answers, and a link shows more', async ({ page }) => {
		await page.goto('/find-a-glove');
		const questions = page.getByRole('region', { name: 'Or answer four questions' });
		await questions.getByRole('checkbox', { name: 'GTAW (TIG)' }).check();
		await questions.getByLabel('How many amps?').fill('90');
		await questions.getByRole('checkbox', { name: 'Flat (1G / 1F)' }).check();
		await questions.getByRole('button', { name: 'Find gloves' }).click();
		await expect(page).toHaveURL(/process=gtaw&amps=90&position=f/);
		await expect(page.locator(FOUND).first()).toContainText('Full use');
		const asRead = page.getByRole('region', { name: 'The job, as we read it' });
		await expect(asRead.getByRole('checkbox', { name: 'GTAW (TIG)' })).toBeChecked();
		await expect(asRead.getByLabel('How many amps?')).toHaveValue('90');
		await expect(page.locator(FOUND)).toHaveCount(12);
		await page.getByRole('link', { name: 'Show more gloves' }).click();
		await expect.poll(() => page.locator(FOUND).count()).toBeGreaterThan(12);
		await page.goBack();
		await expect(page.locator(FOUND)).toHaveCount(12);
		await asRead.getByRole('checkbox', { name: 'Sharp edges' }).check();
		await asRead.getByRole('button', { name: 'Find gloves' }).click();
		await expect(page).toHaveURL(/hazard=sharp/);
		await page.goBack();
		await expect(asRead.getByRole('checkbox', { name: 'Sharp edges' })).not.toBeChecked();
	});

	test('a glove’s own form is answered here, with that glove first', { tag: '@desktop' }, async ({
		page,
	}) => {
		await page.goto('/products/xy302');
		await page.getByLabel('What are you doing with it?').fill('stick 140 amps overhead');
		await page.getByRole('button', { name: 'Check the fit' }).click();
		const asked = page.getByRole('region', { name: /^XY302/ });
		await expect(asked).toContainText('No use');
		await expect(asked.getByRole('table', { name: 'Rows of the sheet: XY302' })).toContainText(
			'SMAW (Stick)',
		);
		await expect(asked).toContainText('These go further');
	});

	test('a suggested answer is added, and the rest of the job and the glove stay', async ({ page }) => {
		await page.goto('/products/xy302');
		await page.getByLabel('What are you doing with it?').fill('MIG à plat 110 A, pièces zigouilleuses');
		await page.getByRole('button', { name: 'Check the fit' }).click();
		const asked = page.getByRole('region', { name: 'One thing first' });
		await expect(asked).toContainText('I did not follow “zigouilleuses”.');
		await expect(page.locator(FOUND)).toHaveCount(0);
		await asked.getByRole('button', { name: 'Coupant' }).click();
		await expect(page.getByRole('region', { name: /^XY302/ })).toContainText('Limited');
		await expect(page.getByLabel('What are you doing with it?')).toHaveValue(
			'MIG à plat 110 A, pièces coupant',
		);
	});
});

test('no glove is shown for work that no glove is made for, and the required standard is named', {
	tag: '@desktop',
}, async ({ page }) => {
	await openHydrated(page, '/find-a-glove?job=pulling+live+wires+at+600+V');
	await expect(page.getByRole('heading', { name: 'No glove of ours' })).toBeVisible();
	await expect(page.locator(FOUND)).toHaveCount(0);
	await expect(page.getByRole('region', { name: 'No glove of ours' })).toContainText('ASTM D120');
	await expectAccessible(page);
});

test('the home page, the menu and an empty search link to the finder', async ({ page }, info) => {
	await openHydrated(page, '/');
	await page.getByRole('main').getByRole('link', { name: 'Find a glove' }).click();
	await expect(page.getByRole('heading', { name: 'Find a glove', level: 1 })).toBeVisible();
	await openHydrated(page, '/products?q=zzzz');
	await page.getByRole('link', { name: 'Describe the job instead' }).click();
	await expect(page.getByLabel('What are you doing with it?')).toHaveValue('zzzz');
	if (info.project.name === 'phone') {
		await page.getByRole('button', { name: 'Menu', exact: true }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Gloves' }).click();
	} else {
		await page.getByRole('button', { name: 'Gloves: categories' }).click();
	}
	await page.getByRole('link', { name: 'Find the glove for your job' }).first().click();
	await expect(page).toHaveURL(/\/find-a-glove$/);
});
