import { expect, test } from 'vitest';
import { type Awaiting, inOrderOfToday } from '../admin/frame/awaiting.ts';
import { collectProviders } from '../admin/frame/staff-feature.server.ts';
import { UnreadableDocuments } from '../platform/db/unreadable-documents.server.ts';
import { openTestSite } from '../testing/test-site.ts';
import { STAFF_FEATURES } from './staff-features.server.ts';

/** The features' contributions to the back-office frame, on a site without data. */
async function collect() {
	const { database, catalogue } = await openTestSite();
	const documents = new UnreadableDocuments({ db: database.db, kinds: [], log: { warn: () => {} } as never });
	return collectProviders(STAFF_FEATURES, { database, catalogue, timeZone: 'America/Toronto', documents });
}

test('a company’s page and the bar are in order, and Today shows all pending items', async () => {
	const providers = await collect();
	expect(providers.companyLinks.map(({ kind }) => kind)).toEqual([
		'labels',
		'sampleRequests',
		'applications',
		'orders',
		'prices',
	]);
	expect(providers.sectionCounts.map(({ section }) => section)).toEqual([
		'samples',
		'applications',
		'orders',
	]);
	expect(providers.awaitingProviders).toHaveLength(10);
	expect(providers.dailyProviders).toHaveLength(1);
	expect(providers.latestProviders).toHaveLength(1);
});

test('Today shows requests first and errors last', () => {
	const order = ['sampleRequests', 'applications', 'orders', 'labels', 'mail', 'unreadable'] as const;
	const awaiting = order.map(
		(kind): Awaiting => ({ kind, count: 1, oldestAt: undefined, href: '', items: [] }),
	);
	expect(inOrderOfToday(awaiting.toReversed())).toEqual(awaiting);
});

test('the palette queries every source, commands and companies first and the public catalogue last', async () => {
	const { paletteProviders } = await collect();
	expect(paletteProviders).toHaveLength(13);
	const found = await Promise.all(paletteProviders.map((provider) => provider('xy300', 'en')));
	expect(found.map((entries) => entries[0]?.kind)).toEqual([
		undefined,
		undefined,
		undefined,
		undefined,
		undefined,
		undefined,
		undefined,
		undefined,
		'product',
		undefined,
		undefined,
		undefined,
		'glove',
	]);
});
