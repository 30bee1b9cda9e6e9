import { expect, test } from 'vitest';
import brand from '../../../../content/brand.json';
import { listBestSellerNumbers } from './best-seller.ts';

const withList = (list: readonly string[] | undefined) => ({ findSiteList: () => list });

test('a list emptied by staff stays empty, and a missing one falls back to the brand’s', () => {
	expect(listBestSellerNumbers(withList([]))).toEqual([]);
	expect(listBestSellerNumbers(withList(undefined))).toEqual(brand.bestSellers);
});
