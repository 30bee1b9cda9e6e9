import { readFileSync } from 'node:fs';
import { addCompany, openCounter, PASSWORD, readLink } from './portal-company.ts';
import { staffTest as test } from './staff.ts';
import {
	expect,
	expectAccessible,
	expectHydrated,
	expectNoSideScroll,
	openHydrated,
	test as visitorTest,
} from './visitor.ts';

test('staff invite; the link, a password, prices, files, a quick order that staff see and answer', async ({
	page,
	browser,
	allowFailure,
}) => {
	test.slow();
	allowFailure(/400/);
	const company = await addCompany(page);
	await openHydrated(page, `/admin/companies/${company.id}`);
	await page.getByRole('button', { name: 'Invite someone' }).click();
	const dialog = page.getByRole('dialog', { name: 'Invite someone' });
	await dialog.getByLabel('Name').fill('Dana Petrov');
	await dialog.getByLabel('Email').fill('nothing');
	await dialog.getByRole('button', { name: 'Send invitation' }).click();
	await expect(dialog.getByText('Give an email address')).toBeVisible();
	await dialog.getByLabel('Email').fill(company.email);
	await dialog.getByRole('button', { name: 'Send invitation' }).click();
	await expect(dialog).toBeHidden();
	await expect(page.getByText(company.email).first()).toBeVisible();
	await expect(page.getByText(/Invited, the link ends/)).toBeVisible();
	await expectAccessible(page);

	const counter = await openCounter(browser, page);
	await counter.goto(await readLink(company.email));
	await expect(counter.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
	await expectAccessible(counter);
	await counter.getByLabel('New password').fill('short');
	await counter.getByRole('button', { name: 'Save and sign in' }).click();
	await expect(counter.getByText(/at least 15|15 characters/).first()).toBeVisible();
	await counter.getByLabel('New password').fill(PASSWORD);
	await counter.getByRole('button', { name: 'Save and sign in' }).click();
	await expect(counter).toHaveURL('/distributor');
	await expect(counter.getByText(company.operatingName)).toBeVisible();
	// The portal runs no script.
	expect(await counter.locator('script').count()).toBe(0);
	await expectAccessible(counter);
	await expectNoSideScroll(counter);

	await counter.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Prices' }).click();
	const row = counter.getByRole('row', { name: /XY300 / });
	await expect(row.getByRole('cell').nth(0)).toHaveText('$18.50');
	await expect(row.getByRole('cell').nth(1)).toHaveText('$16.95');
	await expect(row).toContainText('Yours: CMD-300');
	await expect(counter.getByRole('row', { name: /XY301 / })).toContainText('Ask us');
	await expectAccessible(counter);
	await expectNoSideScroll(counter);
	await counter.getByLabel('Part number, your number or words').fill('cmd-300');
	await counter.getByRole('button', { name: 'Find' }).click();
	await expect(counter.getByText('1 glove')).toBeVisible();

	const download = counter.waitForEvent('download');
	await counter.getByRole('link', { name: 'Spreadsheet (CSV)' }).click();
	const csv = readFileSync(await (await download).path(), 'utf8');
	expect(csv).toMatch(/\r\nXY300,CMD-300,[^,]+,CAD,18\.50,16\.95,/);
	const pdf = await counter.request.get('/distributor/price-list.pdf');
	expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
	const pack = await counter.request.get('/distributor/pictures/xy300.zip');
	expect((await pack.body()).subarray(0, 2).toString()).toBe('PK');

	await counter.goto('/distributor/order');
	await expectAccessible(counter);
	await counter.getByLabel('Your list').fill('part,size,qty\nCMD-300,L,12\nxy99999 L 1\nXY276-3 L 2 dz');
	await counter.getByLabel(/Your PO number/).fill('77-3041');
	await counter.getByRole('button', { name: 'Read it back' }).click();
	await expect(counter.getByRole('alert')).toContainText('We make no such glove');
	await expect(counter.getByRole('button', { name: /^Send to/ })).toHaveCount(0);
	await expectAccessible(counter);
	await expectNoSideScroll(counter);
	await counter.getByLabel('Your list').fill('CMD-300,L,12\nXY276-3 L 2 dz');
	await counter.getByRole('button', { name: 'Read it again' }).click();
	await expect(counter.getByRole('status')).toContainText('2 lines, 36 pairs. Nothing is sent yet.');
	await expect(counter.getByText('$707.40')).toBeVisible();
	// Changes made since are shown for review first.
	await counter.getByLabel('Your list').fill('CMD-300,L,24\nXY276-3 L 2 dz');
	await counter.getByRole('button', { name: /^Send to/ }).click();
	await expect(counter.getByRole('status')).toContainText('2 lines, 48 pairs. Nothing is sent yet.');
	await counter.getByRole('button', { name: /^Send to/ }).click();
	await expect(counter).toHaveURL(/\/distributor\/orders\/Q-\d{4}-\d{4}\?sent=1/);
	const number = /Q-\d{4}-\d{4}/.exec(counter.url())?.[0] ?? '';
	await expect(counter.getByRole('status')).toContainText(number);
	await expectAccessible(counter);

	await openHydrated(page, '/admin/orders');
	await page.getByRole('link', { name: number }).click();
	await expect(page.getByRole('heading', { name: `Quick order ${number}` })).toBeVisible();
	await expect(page.getByText('77-3041')).toBeVisible();
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await page.getByRole('button', { name: 'Mark as answered' }).click();
	await expect(page.getByRole('button', { name: 'Mark as new' })).toBeVisible();
	await counter.reload();
	await expect(counter.getByText('Answered')).toBeVisible();

	// Access ends at once.
	await openHydrated(page, `/admin/companies/${company.id}`);
	await page.getByRole('button', { name: 'Shut out Dana Petrov' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Shut out' }).click();
	await expect(page.getByRole('button', { name: 'Let in again Dana Petrov' })).toBeVisible();
	await counter.goto('/distributor/prices');
	await expect(counter).toHaveURL('/distributor-login?next=%2Fdistributor%2Fprices');
	await counter.context().close();
});

test('a buyer in Lévis is invited, reads prices, orders and is answered in French', async ({
	page,
	browser,
}) => {
	test.slow();
	const company = await addCompany(page, 'fr');
	const people = `/api/admin/companies/${company.id}/people`;
	const invited = await page.request.post(people, {
		data: { name: 'Danielle Côté', email: company.email, language: 'fr' },
	});
	expect(invited.status(), await invited.text()).toBe(201);

	const counter = await openCounter(browser, page);
	await counter.goto(await readLink(company.email));
	await expect(counter.locator('html')).toHaveAttribute('lang', 'fr-CA');
	await counter.getByLabel('Nouveau mot de passe').fill(PASSWORD);
	await counter.getByRole('button', { name: 'Enregistrer et se connecter' }).click();
	await expect(counter).toHaveURL('/fr/distributeur');

	const portal = counter.getByRole('navigation', { name: 'Portail' });
	await portal.getByRole('link', { name: 'Prix' }).click();
	await expect(counter).toHaveURL('/fr/distributeur/prix');
	const row = counter.getByRole('row', { name: /XY300 / });
	await expect(row.getByRole('cell').nth(0)).toHaveText(/^18,50\s\$$/);
	await expect(row).toContainText('CMD-300');
	await expectAccessible(counter);
	await expectNoSideScroll(counter);
	const download = counter.waitForEvent('download');
	await counter.getByRole('link', { name: 'Tableur (CSV)' }).click();
	const csv = readFileSync(await (await download).path(), 'utf8');
	expect(csv).toContain('prix_paire');
	for (const link of ['Envois', 'Ressources', 'Compte', 'Commande rapide']) {
		await portal.getByRole('link', { name: link }).click();
		await expect(counter).toHaveURL(/\/fr\/distributeur\//);
		await expectAccessible(counter);
		await expectNoSideScroll(counter);
	}
	await counter.getByLabel('Votre liste').fill('CMD-300, L, 2 douzaines');
	await counter.getByRole('button', { name: 'Relire', exact: true }).click();
	await expect(counter.getByRole('status')).toContainText('24 paires');
	await counter.getByRole('button', { name: /^Envoyer à/ }).click();
	await expect(counter).toHaveURL(/\/fr\/distributeur\/commandes\/Q-\d{4}-\d{4}\?sent=1/);
	const number = /Q-\d{4}-\d{4}/.exec(counter.url())?.[0] ?? '';
	await expectAccessible(counter);

	// Staff see the language, and filter by it.
	await openHydrated(page, '/admin/orders?language=fr');
	await expect(page.getByRole('link', { name: number })).toBeVisible();
	await openHydrated(page, '/admin/orders?language=en');
	await expect(page.getByRole('link', { name: number })).toHaveCount(0);
	await openHydrated(page, `/admin/orders/${number}`);
	await page.getByRole('button', { name: 'Mark as answered' }).click();
	await expect(page.getByRole('button', { name: 'Mark as new' })).toBeVisible();
	await counter.reload();
	await expect(counter.locator('html')).toHaveAttribute('lang', 'fr-CA');
	await expect(counter.getByText('Réponse envoyée')).toBeVisible();
	await counter.context().close();
});

test('the sign-in leads back to the requested page; the account signs out everywhere', async ({
	page,
	browser,
}) => {
	const company = await addCompany(page);
	const people = `/api/admin/companies/${company.id}/people`;
	await page.request.post(people, { data: { name: 'Sam Roy', email: company.email } });
	const token = (await readLink(company.email)).split('token=')[1];
	const counter = await openCounter(browser, page);
	await counter.request.post('/api/distributor/chosen-password', { data: { token, password: PASSWORD } });
	await counter.request.post('/api/distributor/sign-out');
	await counter.goto('/distributor/shipments');
	await expectHydrated(counter);
	await expectAccessible(counter);
	const content = counter.getByRole('main');
	await content.getByLabel('Email').fill(company.email);
	await content.getByLabel('Password').fill('something else entirely');
	await content.getByRole('button', { name: 'Sign in' }).click();
	await expect(content.getByRole('alert')).toHaveText('Invalid email or password');
	await expectHydrated(counter);
	await expectAccessible(counter);
	await expect(content.getByLabel('Email')).toHaveValue(company.email);
	await content.getByLabel('Password').fill(PASSWORD);
	await content.getByRole('button', { name: 'Sign in' }).click();
	await expect(counter).toHaveURL('/distributor/shipments');
	for (const link of ['Samples', 'Resources', 'Account']) {
		await counter.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: link }).click();
		await expectAccessible(counter);
		await expectNoSideScroll(counter);
	}
	await counter.getByRole('button', { name: 'Sign out everywhere' }).click();
	await expect(counter).toHaveURL('/distributor-login?done=1');
	await expect(counter.getByRole('main').getByRole('status')).toHaveText('You are signed out.');
	await counter.context().close();
});

visitorTest.describe('without scripts', () => {
	visitorTest.use({ javaScriptEnabled: false });
	visitorTest(
		'the door answers a wrong password in its place',
		{ tag: '@desktop' },
		async ({ page, allowFailure }) => {
			allowFailure(/401/);
			await page.goto('/distributor-login');
			const content = page.getByRole('main');
			await content.getByLabel('Email').fill('nobody@counter.example');
			await content.getByLabel('Password').fill('nothing that anybody chose');
			await content.getByRole('button', { name: 'Sign in' }).click();
			await expect(content.getByRole('alert')).toHaveText('Invalid email or password');
			await page.goto('/distributor');
			await expect(page).toHaveURL('/distributor-login');
		},
	);
});

test('a price that changes between review and submission is reported, and a double click submits once', {
	tag: '@desktop',
}, async ({ page, browser }) => {
	const company = await addCompany(page);
	const people = `/api/admin/companies/${company.id}/people`;
	await page.request.post(people, { data: { name: 'Sam Roy', email: company.email } });
	const token = (await readLink(company.email)).split('token=')[1];
	const counter = await openCounter(browser, page);
	await counter.request.post('/api/distributor/chosen-password', { data: { token, password: PASSWORD } });
	await counter.goto('/distributor/order');
	await counter.getByLabel('Your list').fill('CMD-300,L,12');
	await counter.getByRole('button', { name: 'Read it back' }).click();
	await expect(counter.getByText('$203.40').first()).toBeVisible();

	const prices = `/api/admin/pricing/clients/${company.id}`;
	const tag = (await page.request.get(prices)).headers().etag as string;
	const changed = await page.request.put(prices, {
		headers: { 'if-match': tag },
		data: { overrides: [{ partNumber: 'xy300', pair: '19.25', reason: 'Raised' }] },
	});
	expect(changed.status(), await changed.text()).toBe(200);
	await counter.getByRole('button', { name: /^Send to/ }).click();
	await expect(counter.getByRole('alert')).toContainText(
		'XY300 L: $16.95 a pair when it was read back, $19.25 now.',
	);
	await expect(counter.getByText('$231.00').first()).toBeVisible();
	await expectAccessible(counter);
	await expectNoSideScroll(counter);
	expect((await (await counter.request.get('/api/distributor/orders')).json()).content).toEqual([]);

	// The same form posted twice at once, like a double click without scripts.
	const form = Object.fromEntries(
		await counter
			.locator('form[action="/distributor/order"]')
			.evaluate((node) =>
				[...new FormData(node as HTMLFormElement)].map(([name, text]) => [name, String(text)]),
			),
	);
	const press = () =>
		counter.request.post('/distributor/order', {
			form: { ...form, step: 'send' },
			headers: { 'sec-fetch-site': 'same-origin' },
			maxRedirects: 0,
		});
	const [one, two] = await Promise.all([press(), press()]);
	expect([one.status(), two.status()]).toEqual([303, 303]);
	expect(one.headers().location).toBe(two.headers().location);
	expect((await (await counter.request.get('/api/distributor/orders')).json()).content).toHaveLength(1);
	await counter.context().close();
});
