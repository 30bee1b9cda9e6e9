import { expect } from 'vitest';
import { addDays, todayIn } from '../../domain/calendar-date/calendar-date.ts';
import type { Release } from '../../domain/releases/release.ts';
import { openStaffSite } from '../../testing/staff-site.ts';
import { RELEASES_API } from '../kit/releases/release-item.ts';

export const ZONE = 'America/Toronto';
export const TODAY = todayIn(ZONE, new Date());
export const SOON = { day: addDays(TODAY, 30), time: '00:00' };

type Body = Record<string, unknown>;

/** A site with somebody signed in and one release, and calls that change it as it is stored. */
export async function openReleaseDesk(name = 'Spring') {
	const site = await openStaffSite();
	const { staff } = site;
	const begun = await staff.call({ method: 'POST', url: RELEASES_API, body: { name } });
	expect(begun.statusCode, begun.body).toBe(201);
	const { id } = begun.json<Release>();
	const url = `${RELEASES_API}/${id}`;
	const read = async () => (await staff.call({ url })).json<Release>();
	const change = async (verb: string, body: Body = {}, method: 'POST' | 'PUT' | 'DELETE' = 'POST') =>
		staff.call({ method, url: `${url}/${verb}`, body }, { 'if-match': `"${(await read()).version}"` });
	const itemUrl = (kind: string, record: string) => `${url}/items/${kind}/${record}`;
	/** Puts a record in as it is in the release, with some fields changed. */
	const put = async (kind: string, record: string, fields: Body, isWhole = false) => {
		const found = await staff.call({ url: itemUrl(kind, record) });
		expect(found.statusCode, found.body).toBe(200);
		const { recordVersion: _, version: __, ...stored } = found.json();
		const body = isWhole ? fields : { ...stored, ...fields };
		return staff.call(
			{ method: 'PUT', url: itemUrl(kind, record), body },
			{ 'if-match': found.headers.etag as string },
		);
	};
	/** Saves a glove at once, beside all releases. */
	const saveGlove = async (partNumber: string, fields: Body) => {
		const stored = (await staff.call({ url: `/api/admin/products/${partNumber}` })).json();
		const answer = await staff.call(
			{ method: 'PUT', url: `/api/admin/products/${partNumber}`, body: { ...stored, ...fields } },
			{ 'if-match': `"${stored.version}"` },
		);
		expect(answer.statusCode, answer.body).toBe(200);
	};
	const glove = async (partNumber: string) =>
		(await staff.call({ url: `/api/admin/products/${partNumber}` })).json();
	return { ...site, id, url, read, change, put, itemUrl, saveGlove, glove };
}
