import { expect, it } from 'vitest';
import {
	declaredUrl,
	findCacheKey,
	isCachedWithoutQuery,
	isNeverCached,
	type PagePolicy,
} from './page-policy.ts';

const POLICY: PagePolicy = { parameters: ['gloves', 'only'] };
const read = (query: string, policy = POLICY) =>
	declaredUrl(new URL(`http://emberhide.example/compare?${query}`), policy);

it('caches a page under its declared parameters, in a fixed order', () => {
	expect(findCacheKey(POLICY, '/compare', 'utm=1&only=all&gloves=a&gloves=b')).toBe(
		'/compare?gloves=a&gloves=b&only=all',
	);
	expect(findCacheKey(POLICY, '/compare', 'utm=1')).toBe('/compare');
	expect(findCacheKey({}, '/about', 'gloves=a')).toBe('/about');
});

it('gives no key to a page that is not cached', () => {
	expect(findCacheKey({ isCached: isNeverCached }, '/sent', '')).toBeUndefined();
	const policy: PagePolicy = { parameters: ['near'], isCached: isCachedWithoutQuery };
	expect(findCacheKey(policy, '/where', '')).toBe('/where');
	expect(findCacheKey(policy, '/where', 'utm=1')).toBeUndefined();
});

it('gives a loader only the declared parameters, and throws when it reads another', () => {
	const { searchParams, search } = read('gloves=a&utm=1');
	expect([...searchParams]).toEqual([['gloves', 'a']]);
	expect(searchParams.get('gloves')).toBe('a');
	expect(searchParams.has('only')).toBe(false);
	expect(search).toBe('?gloves=a&utm=1');
	for (const read of [
		() => searchParams.get('utm'),
		() => searchParams.getAll('utm'),
		() => searchParams.has('utm'),
	])
		expect(read).toThrow('"utm", which its policy does not declare');
	expect(() => read('gloves=a', {}).searchParams.get('gloves')).toThrow('"gloves"');
});
