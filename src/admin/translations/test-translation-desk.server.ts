import { expect } from 'vitest';
import { openStaffBrowser } from '../../testing/staff-browser.ts';
import { openTestSite } from '../../testing/test-site.ts';
import { findTranslatedPage } from './translation-desk.server.ts';

/** A glove's texts, and staff who change and translate them. */
export async function openTranslationDesk() {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	const { db } = site.database;
	const put = (url: string, body: object) => staff.call({ method: 'PUT', url, body });
	const edit = async (change: (glove: Record<string, unknown>) => object) => {
		const { json, headers } = await staff.call({ url: '/api/admin/products/xy300' });
		const glove = json();
		const answer = await staff.call(
			{ method: 'PUT', url: '/api/admin/products/xy300', body: { ...glove, ...change(glove) } },
			{ 'if-match': headers.etag as string },
		);
		expect(answer.statusCode, answer.body).toBe(200);
	};
	const textsOf = async (kind = 'product', id = 'xy300') =>
		(await findTranslatedPage(db, { kind, id }, 'en'))?.translations ?? [];
	const find = async (english: string) => (await textsOf()).find((text) => text.english === english);
	const shownIn = async (language: string) =>
		(await site.app.inject({ url: `/api/products/xy300?lang=${language}` })).json();
	return { site, db, staff, put, edit, textsOf, find, shownIn };
}

/** A text without French, as its translator saw it. */
export const UNTRANSLATED = { french: '', draft: '', earlier: null };
