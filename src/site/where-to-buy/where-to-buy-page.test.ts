import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { readFirstDistributors } from '../../domain/distributors/first-distributors.server.ts';
import { findPlace } from '../../domain/distributors/places.server.ts';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { pageServices } from '../frame/page-services.ts';
import { loader } from './where-to-buy-page.server.ts';

async function load(count: number, query: string) {
	const first = readFirstDistributors();
	const all = Array.from({ length: count }, (_, at) => ({ ...first[at % first.length]!, id: `store-${at}` }));
	const whereToBuy = {
		listDistributors: async () => all,
		listOnlinePartners: () => [],
		findPlace,
		tiles: undefined,
	};
	const context = new RouterContextProvider();
	context.set(pageServices, { whereToBuy } as never);
	context.set(requestLocale, 'en');
	return loader({ context, url: new URL(`http://localhost/where-to-buy${query}`) } as never);
}

test('a list of ordinary length is sent whole, for the page to filter and sort', async () => {
	const { distributors, count, more } = await load(34, '?near=P3E&language=fr');
	expect([distributors.length, count, more]).toEqual([34, 34, 0]);
});

test('of ten thousand the nearest that fit are sent, and how many more there are', async () => {
	const near = await load(10_000, '?near=P3E');
	expect([near.distributors.length, near.count, near.more]).toEqual([300, 10_000, 9_700]);
	expect(new Set(near.distributors.map(({ city }) => city)).has('Sudbury')).toBe(true);
	const french = await load(10_000, '?near=P3E&language=fr');
	expect(french.distributors.every(({ languages }) => languages.includes('fr'))).toBe(true);
	expect(french.more).toBeLessThan(near.more);
	const anywhere = await load(10_000, '');
	expect(new Set(anywhere.distributors.map(({ province }) => province))).toEqual(new Set(['ON']));
});
