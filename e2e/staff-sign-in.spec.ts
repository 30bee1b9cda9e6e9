import { createHmac, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addStaff, staffTest } from './staff.ts';
import { STAFF } from './staff-account.ts';
import {
	expect,
	expectAccessible,
	expectHydrated,
	expectNoSideScroll,
	openHydrated,
	test,
} from './visitor.ts';

/** Each test signs in, some more than once, and hashing a password is deliberately slow. */
/** An account for one test, so that changes to it affect no other test. */
function makeAccount(): { email: string; password: string } {
	const email = `dana.${randomUUID().slice(0, 8)}@emberhide.example`;
	return { email, password: addStaff(email, 'Dana Lavoie') };
}

async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
	await page.getByLabel('Email').fill(account.email);
	await page.getByLabel('Password', { exact: true }).fill(account.password);
	await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in and waits for the next page, which is a full page load. */
async function enter(page: Page, account: { email: string; password: string }): Promise<void> {
	await signIn(page, account);
	await page.waitForURL((url) => url.pathname !== '/admin/login');
	await expectHydrated(page);
}

/** The code that an authenticator app shows now for a key in base 32 (RFC 6238). */
function codeNow(secret: string): string {
	const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
	const bits = [...secret].map((c) => alphabet.indexOf(c).toString(2).padStart(5, '0')).join('');
	const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
	const counter = Buffer.alloc(8);
	counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
	const digest = createHmac('sha1', key).update(counter).digest();
	const at = (digest.at(-1) as number) & 15;
	return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

test('a wrong password is reported, a right one leads back to the previous page, and Back after signing out shows nothing', async ({
	page,
	allowFailure,
}) => {
	const account = makeAccount();
	allowFailure(/401/);
	await openHydrated(page, '/admin/activity?kind=staff');
	await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Factivity%3Fkind%3Dstaff');
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await page.getByRole('button', { name: 'Sign in', exact: true }).click();
	await expect(page.getByLabel('Email')).toBeFocused();
	await expect(page.getByText('Type your email')).toBeVisible();
	await signIn(page, { ...account, password: 'not the password at all' });
	await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
	await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
	await expectAccessible(page);
	await page.keyboard.type(account.password);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/admin/activity?kind=staff');
	await expectHydrated(page);
	await expect(page.getByRole('heading', { name: 'Activity' })).toBeVisible();
	await page.getByRole('link', { name: 'Back office' }).first().click();
	await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
	await page.getByRole('contentinfo').getByRole('button', { name: 'Sign out' }).click();
	await expect(page).toHaveURL('/admin/login');
	await page.goBack();
	await expect(page).toHaveURL(/\/admin\/login/);
	await expect(page.getByText('Dana Lavoie')).toHaveCount(0);
});

test('the second factor is set up and required, and a recovery code replaces it', async ({
	page,
	allowFailure,
}) => {
	const account = makeAccount();
	allowFailure(/40[13]/);
	await openHydrated(page, '/admin/login?next=/admin/account');
	await enter(page, account);
	await expect(page.getByText('You still use the password that was made up for you.')).toBeVisible();
	await page.getByLabel('Your password').fill(account.password);
	await page.getByRole('button', { name: 'Set up' }).click();
	const secret = await page.locator('code').first().innerText();
	await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
	const recovery = await page.locator('li code').first().innerText();
	await expectAccessible(page);
	await page.getByLabel('Code from the app').fill(codeNow(secret));
	await page.getByRole('button', { name: 'Turn on' }).click();
	await expect(page.getByText('On: signing in asks for a code from your app.')).toBeVisible();
	await page.getByRole('contentinfo').getByRole('button', { name: 'Sign out' }).click();
	await expect(page).toHaveURL('/admin/login');
	await expectHydrated(page);
	await signIn(page, account);
	await expect(page.getByLabel('Code')).toBeFocused();
	await page.keyboard.type('000000');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('alert')).toContainText('does not fit');
	await expectAccessible(page);
	await page.getByLabel('Code').fill(recovery);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
});

test('a session that expires during input prompts for sign-in, and the work continues', {
	tag: '@desktop',
}, async ({ page, allowFailure }) => {
	const account = makeAccount();
	allowFailure(/401|400/);
	await openHydrated(page, '/admin/login?next=/admin/people');
	await enter(page, account);
	await page.getByRole('button', { name: 'Invite someone' }).click();
	const name = `New Person ${randomUUID().slice(0, 6)}`;
	const form = page.getByRole('dialog', { name: 'Invite someone' });
	await form.getByLabel('Name').fill(name);
	await form.getByLabel('Email').fill(`${randomUUID().slice(0, 8)}@emberhide.example`);
	await page.context().clearCookies();
	await form.getByRole('button', { name: 'Send invitation' }).click();
	const again = page.getByRole('dialog', { name: 'Sign in again' });
	await expect(again).toBeVisible();
	await expect(again.getByLabel('Email')).toHaveValue(account.email);
	await expectAccessible(page);
	await again.getByLabel('Password', { exact: true }).fill(account.password);
	await again.getByRole('button', { name: 'Sign in', exact: true }).click();
	await expect(page.getByText('Invitation sent.')).toBeVisible();
	await expect(page.getByRole('rowheader', { name })).toBeVisible();
});

staffTest('every page of the frame reads well on any screen', async ({ page, allowFailure }) => {
	allowFailure(/404/);
	for (const path of [
		'/admin',
		'/admin/activity',
		'/admin/account',
		'/admin/people',
		'/admin/mail',
		'/admin/nowhere',
	]) {
		await openHydrated(page, path);
		await expectAccessible(page);
		await expectNoSideScroll(page);
		await expect(page.getByRole('button', { name: 'Sign out' }).last()).toBeAttached();
	}
	await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
	const response = await page.goto('/admin/nowhere');
	expect(response?.status()).toBe(404);
	expect(response?.headers()['cache-control']).toBe('no-store');
});

staffTest('the palette opens by key, finds a glove and a page, and goes there', async ({ page }) => {
	await openHydrated(page, '/admin/account');
	await page.keyboard.press('Control+k');
	const box = page
		.getByRole('textbox', { name: /Company, label/ })
		.or(page.getByRole('combobox', { name: /Company, label/ }));
	await expect(box).toBeFocused();
	await page.keyboard.type('xy300');
	const glove = page
		.getByRole('button', { name: /XY300/ })
		.or(page.getByRole('option', { name: /XY300/ }))
		.first();
	await expect(glove).toBeVisible();
	await expectAccessible(page);
	await box.fill('activ');
	await expect(page.getByText('Activity', { exact: true }).filter({ visible: true }).last()).toBeVisible();
	await expect(glove).toBeHidden();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/admin/activity');
});

staffTest('the frame works by keyboard alone', async ({ page, viewport }) => {
	await openHydrated(page, '/admin');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
	if ((viewport?.width ?? 0) < 1024) {
		const menu = page.getByRole('button', { name: 'Menu', exact: true });
		await menu.focus();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
		await expectAccessible(page);
		await page.keyboard.press('Escape');
		await expect(menu).toBeFocused();
		return;
	}
	const account = page.getByRole('button', { name: /: account$/ });
	await account.focus();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('link', { name: 'Staff accounts' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(account).toBeFocused();
	await expect(page.getByRole('link', { name: 'Staff accounts' })).toBeHidden();
});

test('no other spelling of an address opens a page', { tag: '@desktop' }, async ({ page, baseURL }) => {
	const forms = [
		'/ADMIN',
		'/Admin/people',
		'/%61dmin/people',
		'//admin/people',
		'/admin;x/people',
		'/ADMIN.data',
	];
	for (const path of forms) {
		for (const cookie of ['', 'emberhide-staff=made-up.c2ln']) {
			const answer = await page.request.get(`${baseURL}${path}`, {
				maxRedirects: 0,
				headers: { cookie },
			});
			const body = await answer.text();
			expect(body, `${path} ${cookie}`).not.toContain(STAFF.email);
		}
	}
});
