import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aJpeg, FORM_TYPE, writeForm, writeUpload } from '../../admin/pictures/test-picture.ts';
import { LISTING_ROUTES } from '../../domain/catalogue/category.ts';
import { FIRST_HOME } from '../../domain/site-content/stored-home.server.ts';
import { readHome } from '../../site/frame/home/home-data.server.ts';
import { findPagePicture } from '../../site/frame/page-picture.server.ts';
import { findListingPicture } from '../../site/listing/listing-picture.server.ts';
import type { ListingRouteId } from '../../site/listing/listing-scope.ts';
import { openPictureSite } from '../../testing/picture-site.ts';
import { errorPaths } from '../../testing/staff-site.ts';

const URL = '/api/admin/content/pictures';

async function openDesk() {
	const site = await openPictureSite();
	const { staff } = site;
	const upload = (body: unknown) =>
		staff.call({ method: 'POST', url: '/api/admin/page-pictures', body }, { 'content-type': FORM_TYPE });
	const uploadFile = async (file: Buffer): Promise<string> => {
		const answer = await upload(writeForm([{ name: 'file', value: file, fileName: 'x.png' }]));
		expect([200, 201], answer.body).toContain(answer.statusCode);
		return answer.json().picture;
	};
	const saveAt = async (url: string, body: object) => {
		const { etag } = (await staff.call({ url })).headers;
		return staff.call({ method: 'PUT', url, body }, { 'if-match': String(etag) });
	};
	const save = (pictures: unknown) => saveAt(URL, { pictures } as object);
	return { ...site, upload, uploadFile, save, saveAt };
}

test('a picture is uploaded for a page, shown in its place with its text, and taken away', async () => {
	const { app, catalogue, database, staff, uploadFile, save } = await openDesk();
	const picture = await uploadFile(await aJpeg({ width: 1400, height: 600 }));
	const file = await app.inject({ url: picture });
	expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
	const made = findPagePicture(catalogue, 'tig', 'en')?.sources.src;
	expect(made).toContain('/pictures/pages/tig-');

	const text = { english: 'A glove over a pipe', french: 'Un gant au-dessus d’un tuyau' };
	const rows = [
		{ place: 'tig', picture, ...text },
		{ place: 'hero-wide', picture, english: '', french: '' },
		{ place: 'category:pipe-work', picture, ...text },
	];
	expect((await save(rows)).json()).toMatchObject({ pictures: rows, version: 2 });
	for (const [locale, alt] of [
		['en', text.english],
		['fr', text.french],
	] as const) {
		expect(findListingPicture(catalogue, 'tig', locale)).toMatchObject({ alt, sources: { src: picture } });
		expect(findPagePicture(catalogue, 'category:pipe-work', locale)).toMatchObject({ text: alt });
		expect(readHome(catalogue, locale, false).hero).toMatchObject({
			wide: { src: picture },
			tall: undefined,
		});
	}
	const tiles = await save([{ place: 'welding-gloves', picture, ...text }]);
	expect(tiles.statusCode).toBe(200);
	expect(readHome(catalogue, 'en', false).tiles[0]?.src).toBe(picture);

	expect((await save([])).statusCode).toBe(200);
	expect(findPagePicture(catalogue, 'tig', 'en')?.sources.src).toBe(made);
	expect(findPagePicture(catalogue, 'category:pipe-work', 'en')).toBeUndefined();
	const kept = (await staff.call({ url: `${URL}/versions/2` })).json();
	expect(kept.pictures).toEqual(rows);
	const log = await database.db.selectFrom('audit_entry').select('action').execute();
	expect(log.map(({ action }) => action)).toEqual(
		expect.arrayContaining(['content.pictureUploaded', 'content.pictures']),
	);
});

test('a tile of the menu shows its glove or, without one, the head of the page it leads to', async () => {
	const { app, staff, uploadFile, save, saveAt } = await openDesk();
	const listTiles = async (): Promise<string[]> => {
		const [panel] = (await app.inject({ url: '/api/menu?lang=fr' })).json();
		return panel.columns.at(-1).entries.map(({ picture }: { picture: string }) => picture);
	};
	const made = [
		expect.stringContaining('/pages/argon-series-'),
		expect.stringContaining('/pages/track-series-'),
	];
	expect(await listTiles()).toEqual(made);

	const picture = await uploadFile(await aJpeg({ width: 1400, height: 600 }));
	const text = { english: 'A glove over a pipe', french: 'Un gant au-dessus d’un tuyau' };
	const places = ['argon-series', 'category:pipe-work'];
	expect((await save(places.map((place) => ({ place, picture, ...text })))).statusCode).toBe(200);
	expect(await listTiles()).toEqual([picture, made[1]]);

	const menu = (await staff.call({ url: '/api/admin/content/menu' })).json();
	const { items, footer } = menu;
	const tile = items.find(({ kind }: { kind: string }) => kind === 'panel').columns.at(-1).entries[0];
	const links = ['/products/pipe-work', '/about', '/products/xy300', 'https://example.org/products/tig'];
	const entries = [...links.map((link) => ({ ...tile, link })), { ...tile, glove: 'xy300' }];
	for (const item of items) if (item.kind === 'panel') item.columns.at(-1).entries = entries;
	const saved = await saveAt('/api/admin/content/menu', { items, footer });
	expect(saved.statusCode, saved.body).toBe(200);
	expect(await listTiles()).toEqual([picture, '', '', '', expect.stringContaining('/gloves/xy300')]);
});

test('every listing with a picture made for it can have another one', async () => {
	const { catalogue, uploadFile, save } = await openDesk();
	const picture = await uploadFile(await aJpeg({ width: 640, height: 300 }));
	const heads = LISTING_ROUTES.map(({ id }) => id as ListingRouteId).filter(
		(id) => findListingPicture(catalogue, id, 'en') !== undefined,
	);
	expect(heads.length).toBeGreaterThanOrEqual(10);
	const placeOf = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	const rows = heads.map((id) => ({ place: placeOf(id), picture, english: id, french: `${id} ` }));
	const saved = await save(rows);
	expect(saved.statusCode, saved.body).toBe(200);
	for (const id of heads) {
		expect(findListingPicture(catalogue, id, 'en')).toMatchObject({ alt: id, sources: { src: picture } });
	}
	// Stick shares the picture of MIG / Stick.
	expect(findListingPicture(catalogue, 'smaw', 'en')).toMatchObject({ alt: 'migStick' });
});

test('a logo lies on white, and a home page saved before there were logos can be read', async () => {
	const { uploadFile, app, saveAt } = await openDesk();
	const cutOut = await sharp({
		create: { width: 300, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
	})
		.png()
		.toBuffer();
	const logo = await uploadFile(cutOut);
	const { rawPayload } = await app.inject({ url: logo });
	const { dominant } = await sharp(rawPayload).stats();
	expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(247);
	const partner = { name: 'Northarc', link: 'https://northarc.example/' };
	const url = '/api/admin/content/home';
	const saved = await saveAt(url, { ...FIRST_HOME, partners: [{ ...partner, logo }, partner] });
	expect(saved.json().partners).toEqual([
		{ ...partner, logo },
		{ ...partner, logo: '' },
	]);
	const other = await saveAt(url, {
		...FIRST_HOME,
		partners: [{ ...partner, logo: 'https://x.example/l.png' }],
	});
	expect(errorPaths(other)).toEqual(['partners.0.logo']);
});

test('what is no picture, no place or without words is refused by its field, and changes nothing', async () => {
	const { app, catalogue, upload, uploadFile, save, rows } = await openDesk();
	const picture = await uploadFile(await aJpeg());
	const words = { english: 'x', french: 'y' };
	const refused: [unknown, string[]][] = [
		[[{ place: 'tig', picture, english: '', french: ' ' }], ['pictures.0.english', 'pictures.0.french']],
		[[{ place: 'nowhere', picture, ...words }], ['pictures.0.place']],
		[[{ place: 'category:../x', picture, ...words }], ['pictures.0.place']],
		[[{ place: '__proto__', picture, ...words }], ['pictures.0.place']],
		[
			[
				{ place: 'tig', picture, ...words },
				{ place: 'tig', picture, ...words },
			],
			['pictures.1.place'],
		],
		...[
			'',
			'/pictures/drawn/none.svg',
			'/pictures/../admin',
			'https://x.example/a.webp',
			`${picture} 1x`,
			picture.replace(/webp$/, 'exe'),
			picture.replace(/\d+\.webp$/, '91.webp'),
			picture.replace(/\d+x\d+/, '9999x60'),
		].map((wrong): [unknown, string[]] => [
			[{ place: 'tig', picture: wrong, ...words }],
			['pictures.0.picture'],
		]),
		[[{ place: 'tig', picture, english: 'x'.repeat(201), french: 'y' }], ['pictures.0.english']],
		['x', ['pictures']],
	];
	for (const [pictures, paths] of refused) {
		const answer = await save(pictures);
		expect([answer.statusCode, errorPaths(answer)], JSON.stringify(pictures)).toEqual([400, paths]);
	}
	expect(findPagePicture(catalogue, 'tig', 'en')?.text).toBeUndefined();

	const before = (await rows()).length;
	const withMore = await upload(writeUpload(await aJpeg({ width: 50 })));
	expect([withMore.statusCode, errorPaths(withMore)]).toEqual([400, ['']]);
	for (const body of ['', Buffer.alloc(0), writeForm([{ name: 'file', value: 'no picture', fileName: 'x' }])])
		expect((await upload(body)).statusCode).toBe(400);
	const stranger = { method: 'POST', url: '/api/admin/page-pictures' } as const;
	expect(
		(
			await app.inject({
				...stranger,
				payload: '',
				headers: { 'content-type': FORM_TYPE, 'sec-fetch-site': 'same-origin' },
			})
		).statusCode,
	).toBe(401);
	expect((await rows()).length).toBe(before);
});
