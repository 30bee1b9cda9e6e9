import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { leaveSite, startOwnSite } from './own-site.ts';
import { STAFF } from './staff-account.ts';
import { expect, expectNoSideScroll, test } from './visitor.ts';

/** A photo of one colour as a phone makes it: upright only by its flag. */
function takePhoto(width: number, height: number, background: string): Promise<Buffer> {
	return sharp({ create: { width: height, height: width, channels: 3, background } })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();
}

/** Signs in to a site and uploads photos for a glove; returns its entries. */
async function uploadPhotos(address: string, partNumber: string, photos: Buffer[]): Promise<string[]> {
	const json = { 'content-type': 'application/json' };
	const signIn = await fetch(`${address}/api/user/login`, {
		method: 'POST',
		headers: json,
		body: JSON.stringify(STAFF),
	});
	const cookie = signIn.headers.getSetCookie().map((line) => line.split(';')[0]);
	const entries: string[] = [];
	for (const [index, photo] of photos.entries()) {
		const body = new FormData();
		body.append('file', new Blob([new Uint8Array(photo)]), 'photo.jpg');
		body.append('partNumber', partNumber);
		body.append('index', String(index));
		const headers = { cookie: cookie.join('; '), origin: address };
		const answer = await fetch(`${address}/api/upload`, { method: 'POST', headers, body });
		expect(answer.status).toBe(201);
		entries.push((await answer.json()).picture);
	}
	return entries;
}

/** The file the browser selected for a picture, once it has loaded. */
async function readShown(page: Page, alt: RegExp) {
	const image = page.getByRole('img', { name: alt }).first();
	await image.scrollIntoViewIfNeeded();
	await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);
	return image.evaluate((node: HTMLImageElement) => {
		const { width, height } = node.getBoundingClientRect();
		return {
			file: /-(\d+\.\w+)$/.exec(node.currentSrc)?.[1],
			ground: getComputedStyle(node).backgroundColor,
			isSquare: Math.abs(width - height) < 2,
		};
	});
}

test('photos uploaded by staff appear on cards and in the gallery, even after the site was killed', async ({
	page,
}) => {
	const site = await startOwnSite({ STAFF_EMAIL: STAFF.email, STAFF_PASSWORD: STAFF.password });
	try {
		const photos = [await takePhoto(1500, 2000, '#a06030'), await takePhoto(2000, 1500, '#306090')];
		const pictures = await uploadPhotos(site.address, 'xy300', photos);
		const glove = JSON.parse(readFileSync('content/catalogue/products/xy300.json', 'utf8'));
		const file = join(site.dataDir, 'xy300.json');
		writeFileSync(file, JSON.stringify({ ...glove, pictures }));
		const done = spawnSync(process.execPath, ['src/app/import/import-command.server.ts', file], {
			encoding: 'utf8',
			env: { ...process.env, DATA_DIR: site.dataDir, DATABASE_URL: '' },
		});
		expect(done.stdout).toContain('1 changed');
		await site.kill();
		await site.start();

		await page.goto(`${site.address}/products?q=xy30`);
		const isPhone = page.viewportSize()?.width === 390;
		expect(await readShown(page, /^XY300 /)).toEqual({
			file: isPhone ? '320.avif' : '640.avif',
			ground: 'rgb(160, 96, 48)',
			isSquare: true,
		});
		// The other gloves keep their pictures.
		const neighbour = await readShown(page, /^XY301 /);
		expect(neighbour).toMatchObject({ file: isPhone ? '320.avif' : '640.avif', isSquare: true });
		expect(neighbour.ground).not.toBe('rgb(160, 96, 48)');
		await expectNoSideScroll(page);

		await page.goto(`${site.address}/products/xy300`);
		const shown = await readShown(page, /^XY300/);
		expect(shown).toMatchObject({
			file: isPhone ? '640.avif' : '1280.avif',
			ground: 'rgb(160, 96, 48)',
			isSquare: isPhone,
		});
		await expectNoSideScroll(page);
		await leaveSite(page);
	} finally {
		await site.end();
	}
});
