import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCacheKey, type PagePolicy } from '../platform/pages/page-policy.ts';
import { comparePagePolicy } from '../site/compare/compare-page-policy.ts';
import { applicationSentPagePolicy } from '../site/distributors/application-sent-page-policy.ts';
import { distributorApplicationPagePolicy } from '../site/distributors/distributor-application-page-policy.ts';
import { finderPagePolicy } from '../site/finder/finder-page-policy.ts';
import { sizingGuidePagePolicy } from '../site/guides/sizing-guide-page-policy.ts';
import { listingPagePolicy } from '../site/listing/listing-page-policy.ts';
import { newsletterPagePolicy } from '../site/newsletter/newsletter-page-policy.ts';
import { productPagePolicy } from '../site/product-page/product-page-policy.ts';
import { requestSentPagePolicy } from '../site/sample-requests/request-sent-page-policy.ts';
import { sampleRequestPagePolicy } from '../site/sample-requests/sample-request-page-policy.ts';
import { confirmEntryPagePolicy } from '../site/where-to-buy/confirmation/confirm-entry-page-policy.ts';
import { whereToBuyPagePolicy } from '../site/where-to-buy/where-to-buy-page-policy.ts';

const SRC = join(import.meta.dirname, '..');
const FILTERS =
	'size=l&certification=ansi-cut-a4,en-388&certification-rule=all&material=goat&industry=auto&welding=tig&process=gtaw&position=1g&en=en388-a1&en-rule=all';

/** Every policy with a path of its page, and queries with each declared parameter. */
const POLICIES: Record<string, { policy: PagePolicy; path: string; queries: string[] }> = {
	'listing-page-policy.ts': {
		policy: listingPagePolicy,
		path: '/products',
		queries: [`q=tig&sort=name&page=2&${FILTERS}&show=filters`],
	},
	'product-page-policy.ts': {
		policy: productPagePolicy,
		path: '/products/xy300',
		queries: [`q=tig&sort=name&page=2&${FILTERS}&show=filters&colour=black`],
	},
	'finder-page-policy.ts': {
		policy: finderPagePolicy,
		path: '/find-a-glove',
		queries: [
			'process=smaw&unclear=plasma&amps=140&position=o&hazard=cold&touch=200&air=-20&cut=4&time=long&fine=yes&doubt=who&unread=word&glove=xy300&show=all',
			'process=smaw&job=tig',
		],
	},
	'compare-page-policy.ts': {
		policy: comparePagePolicy,
		path: '/compare',
		queries: ['gloves=xy300,xy301&only=differences', 'gloves=xy300&add=tig'],
	},
	'sizing-guide-page-policy.ts': {
		policy: sizingGuidePagePolicy,
		path: '/sizing-guide',
		queries: ['palm=9&length=8&unit=in&typed=1'],
	},
	'sample-request-page-policy.ts': {
		policy: sampleRequestPagePolicy,
		path: '/sample-box',
		queries: ['add=xy300.L', 'partNumber=xy300&size=L'],
	},
	'newsletter-page-policy.ts': {
		policy: newsletterPagePolicy,
		path: '/newsletter/confirm',
		queries: ['token=abc'],
	},
	'where-to-buy-page-policy.ts': {
		policy: whereToBuyPagePolicy,
		path: '/where-to-buy',
		queries: ['near=Toronto&counter=yes&language=fr&line=welding'],
	},
	'confirm-entry-page-policy.ts': {
		policy: confirmEntryPagePolicy,
		path: '/where-to-buy/confirm',
		queries: ['token=abc'],
	},
	'request-sent-page-policy.ts': {
		policy: requestSentPagePolicy,
		path: '/sample-box/sent',
		queries: ['number=A'],
	},
	'application-sent-page-policy.ts': {
		policy: applicationSentPagePolicy,
		path: '/become-a-distributor/sent',
		queries: ['number=A'],
	},
	'distributor-application-page-policy.ts': {
		policy: distributorApplicationPagePolicy,
		path: '/become-a-distributor',
		queries: [],
	},
};

const siteFiles = readdirSync(join(SRC, 'site'), { recursive: true, encoding: 'utf8' });

it('covers every policy, and each one belongs to its page', () => {
	const files = siteFiles.filter((file) => file.endsWith('-page-policy.ts'));
	expect(files.map((file) => basename(file)).toSorted()).toEqual(Object.keys(POLICIES).toSorted());
	for (const file of files) {
		const page = readFileSync(join(SRC, 'site', file.replace('-policy.ts', '.tsx')), 'utf8');
		const name = basename(file);
		expect(page, file).toMatch(
			/^export const handle = import\.meta\.env\.SSR\s+\? \{\s*policy: \(\) =>\s+import\('/m,
		);
		expect(page, file).toContain(`import('./${name}')`);
		// A static import would bundle its dependencies for the browser.
		expect(page, file).not.toContain(`from './${name}'`);
	}
});

it.each(Object.entries(POLICIES))('%s: no declared parameter disappears', (_file, page) => {
	const { policy, path, queries } = page;
	const { parameters = [] } = policy;
	const tried = new Set<string>();
	for (const text of queries) {
		const key = findCacheKey(policy, path, text);
		for (const name of new URLSearchParams(text).keys()) {
			tried.add(name);
			// Rendered per request, so the whole URL counts.
			if (key === undefined) continue;
			const without = new URLSearchParams(text);
			without.delete(name);
			expect(findCacheKey(policy, path, without.toString()), name).not.toBe(key);
		}
		if (key !== undefined) expect(findCacheKey(policy, path, `utm_source=x&${text}`)).toBe(key);
	}
	expect([...tried].toSorted()).toEqual([...parameters].toSorted());
});

it('a page reads its query in its loader, from `url`; only browser state is read elsewhere', () => {
	const readers = siteFiles.filter(
		(file) =>
			/(?<!\.test)\.tsx?$/.test(file) &&
			/useSearchParams|request\.url|location\.search/.test(readFileSync(join(SRC, 'site', file), 'utf8')),
	);
	expect(readers.toSorted()).toEqual([
		// The confirmation's `clientLoader`, in the browser.
		'distributors/application-sent-page.tsx',
		// The colour, which its policy declares.
		'product-page/glove-page.tsx',
		// The confirmation's `clientLoader`, in the browser.
		'sample-requests/request-sent-page.tsx',
		// The wizard's screen, which the server does not render.
		'sample-requests/sample-request-form.tsx',
		'sample-requests/sample-request-page.tsx',
	]);
});

describe('canonical addresses', () => {
	const key = (policy: PagePolicy, address: string) => {
		const [path = '', query = ''] = address.split('?');
		return findCacheKey(policy, path, query);
	};

	it('finder: the answers in a fixed order, and never a visitor’s own text', () => {
		expect(key(finderPagePolicy, '/find-a-glove?position=o&utm=1&process=smaw&amps=140')).toBe(
			'/find-a-glove?process=smaw&amps=140&position=o',
		);
		expect(key(finderPagePolicy, '/find-a-glove?show=all&glove=xy1')).toBe('/find-a-glove');
		expect(key(finderPagePolicy, '/find-a-glove?process=smaw&show=all&glove=XY1')).toBe(
			'/find-a-glove?process=smaw&glove=xy1&show=all',
		);
		expect(key(finderPagePolicy, '/find-a-glove?process=gtaw&job=tig')).toBeUndefined();
		expect(key(finderPagePolicy, '/find-a-glove?job=%20')).toBe('/find-a-glove');
	});

	it('comparison: its gloves, and never the text typed to add one', () => {
		expect(key(comparePagePolicy, '/compare?utm=1&gloves=XY300 xy301&only=all')).toBe(
			'/compare?gloves=xy300,xy301',
		);
		expect(key(comparePagePolicy, '/compare?gloves=xy300&add=tig')).toBeUndefined();
		expect(key(comparePagePolicy, '/compare?gloves=xy300&add=%20')).toBe('/compare?gloves=xy300');
	});

	it('sizing guide: the hand as typed', () => {
		expect(key(sizingGuidePagePolicy, '/sizing-guide?utm=x&unit=in&palm=9.0')).toBe(
			'/sizing-guide?palm=9.0&unit=in',
		);
		expect(key(sizingGuidePagePolicy, '/Sizing-Guide/?palm=22,6&length=19')).toBe(
			'/Sizing-Guide/?palm=22%2C6&length=19&unit=cm',
		);
		expect(key(sizingGuidePagePolicy, '/sizing-guide?palm=nine&unit=in')).toBe('/sizing-guide');
	});

	it('listing and glove: the selected filters, and a glove’s colour', () => {
		expect(key(listingPagePolicy, '/products?palm=9&size=l&colour=black')).toBe('/products?size=l');
		expect(key(productPagePolicy, '/products/xy300?colour=black&utm=1')).toBe('/products/xy300?colour=black');
		expect(key(productPagePolicy, '/products/xy300?colour=%3Cb%3E')).toBe('/products/xy300');
	});

	it('box: the samples in any notation', () => {
		expect(key(sampleRequestPagePolicy, '/sample-box?size=L&partNumber=XY300')).toBe(
			'/sample-box?add=xy300.L',
		);
		expect(key(sampleRequestPagePolicy, '/sample-box?step=2')).toBe('/sample-box');
	});

	it('newsletter: its form is shared, its links are for one reader', () => {
		expect(key(newsletterPagePolicy, '/newsletter?token=x')).toBe('/newsletter');
		for (const step of ['asked', 'confirm', 'unsubscribe'])
			expect(key(newsletterPagePolicy, `/newsletter/${step}`)).toBeUndefined();
	});
});
