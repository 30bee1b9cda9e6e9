import type { Page } from '@playwright/test';
import { findInMail } from './outbox.ts';
import { staffTest } from './staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated, test } from './visitor.ts';

const form = (page: Page) => page.getByRole('region', { name: 'Distributors’ Newsletter' });

/** The link in the mail to this address. */
const linkTo = (email: string, page: 'confirm' | 'unsubscribe') =>
	findInMail(
		process.env.JOURNEY_FOLDER as string,
		email,
		new RegExp(`/newsletter/${page}\\?token=[\\w-]{43}`),
	);

async function subscribe(page: Page, email: string) {
	await form(page).getByLabel('Email address').fill(email);
	await form(page).getByRole('button', { name: 'Subscribe' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
}

for (const scripts of [true, false]) {
	test.describe(scripts ? 'with scripts' : 'without scripts', () => {
		test.use({ javaScriptEnabled: scripts });

		test('subscribe in the footer, confirm from the mail, unsubscribe with one press', async ({
			page,
		}, info) => {
			const email = `buyer-${scripts}-${info.project.name}@norland.example`;
			if (scripts) await openHydrated(page, '/products/xy300');
			else await page.goto('/products/xy300');
			await subscribe(page, email);
			await page.goto(await linkTo(email, 'confirm'));
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your address');
			await page.getByRole('button', { name: 'Yes, send it to me' }).click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list');
			await page.goto(await linkTo(email, 'unsubscribe'));
			await page.getByRole('button', { name: 'Unsubscribe' }).click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are off the list');
			if (scripts) await expectAccessible(page);
			await expectNoSideScroll(page);
		});
	});
}

test('an invalid address is reported at the field and stays in it', { tag: '@desktop' }, async ({ page }) => {
	await openHydrated(page, '/about');
	const field = form(page).getByLabel('Email address');
	await field.fill('nobody');
	await form(page).getByRole('button', { name: 'Subscribe' }).click();
	await expect(field).toHaveAccessibleDescription(/That does not look like an email address\./);
	await expect(field).toBeFocused();
	await expect(field).toHaveValue('nobody');
	await expectAccessible(page);
});

staffTest(
	'staff see who asked, unsubscribe with a reason, and erase',
	{ tag: '@desktop' },
	async ({ page }, info) => {
		const email = `staff-${info.project.name}@norland.example`;
		await openHydrated(page, '/about');
		await subscribe(page, email);
		await openHydrated(page, `/admin/newsletter?q=${email}`);
		await expect(page.getByText(email, { exact: true })).toBeVisible();
		await expectAccessible(page);
		await page.getByRole('button', { name: `Unsubscribe ${email}` }).click();
		const dialog = page.getByRole('dialog');
		await dialog.getByLabel('Why').fill('Asked by phone');
		await dialog.getByRole('button', { name: 'Unsubscribe' }).click();
		await expect(dialog).toBeHidden();
		await expect(page.getByText('Asked by phone')).toBeVisible();
		await page.getByRole('button', { name: `Erase ${email}` }).click();
		await dialog.getByRole('button', { name: 'Erase' }).click();
		await expect(page.getByText('No address fits.')).toBeVisible();
	},
);
