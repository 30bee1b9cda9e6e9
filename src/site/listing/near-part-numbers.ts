import type { CatalogueIndex } from '../../domain/search/index/catalogue-index.ts';
import { formatRequestedPath } from '../frame/requested-path.ts';

/** Max suggestions for something that was not found. */
export const MAX_NEAR = 4;
/** Max length of text that is compared with part numbers. */
export const MAX_TYPED_LENGTH = 40;

/** The part numbers nearest to the last segment of an unknown path. */
export function findNearPartNumbers(index: CatalogueIndex, path: string): string[] {
	const last = formatRequestedPath(path)
		.split('/')
		.findLast((part) => part.trim() !== '');
	return last === undefined ? [] : index.nearestPartNumbers(last.slice(0, MAX_TYPED_LENGTH), MAX_NEAR);
}
