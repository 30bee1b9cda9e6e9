import { expect, test } from 'vitest';
import { fillDistributors } from '../../domain/distributors/first-distributors.server.ts';
import { errorPaths } from '../../testing/staff-site.ts';
import { openTestSite } from '../../testing/test-site.ts';

async function openFilledSite() {
	const site = await openTestSite({ products: [] });
	await fillDistributors(site.database.db);
	await site.catalogue.refresh();
	return site;
}

const ask = async (site: Awaited<ReturnType<typeof openTestSite>>, query: string) =>
	site.app.inject({ url: `/api/distributors${query}` });

test('a visitor in Sudbury, Gaspé and Prince George each gets the nearest first', async () => {
	const site = await openFilledSite();
	for (const [near, city, most] of [
		['P3E', 'Sudbury', 10],
		['Gasp%C3%A9', 'Charlottetown', 310],
		['prince+george', 'Prince George', 10],
	] as const) {
		const answer = await ask(site, `?near=${near}`);
		expect(answer.statusCode).toBe(200);
		const { place, distributors } = answer.json();
		expect(place).not.toBeNull();
		expect(distributors[0].city).toBe(city);
		expect(distributors[0].distanceKm).toBeLessThanOrEqual(most);
		expect(answer.headers['cache-control']).toBe('no-store');
	}
});

test('an ambiguous place lists its meanings and no distances; an unknown one is 404', async () => {
	const site = await openFilledSite();
	const both = (await ask(site, '?near=kingston')).json();
	expect(both.choices.length).toBeGreaterThan(1);
	expect(both.distributors[0].distanceKm).toBeNull();
	expect((await ask(site, '?near=Atlantis')).statusCode).toBe(404);
});

test('every invalid parameter is named', async () => {
	const site = await openFilledSite();
	const answer = await ask(site, `?near=${'x'.repeat(81)}&counter=1&language=de&line=all`);
	expect(answer.statusCode).toBe(400);
	expect(errorPaths(answer)).toEqual(['near', 'counter', 'language', 'line']);
});

test('the log does not contain a visitor’s location', async () => {
	const site = await openFilledSite();
	await ask(site, '?language=fr&near=P3E+2C6');
	const paths = site.logLines().map(({ path }) => path);
	expect(paths).toContain('/api/distributors?language=fr&near=…');
});
