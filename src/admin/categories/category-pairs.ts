import type { RecordPair } from '../../domain/translations/translation.ts';
import { isOwnCategory } from './category-input-schema.ts';
import type { CategoryInput } from './category-record.ts';

/** The texts of a category's page in both languages. The site has the French of its own pages' names. */
export function listCategoryPairs(category: CategoryInput): RecordPair[] {
	const { name, title, titleFrench, description, descriptionFrench } = category;
	const heading = title || (isOwnCategory(name) ? '' : name);
	return [
		{ field: 'title', english: heading, french: titleFrench },
		{ field: 'description', english: description, french: descriptionFrench },
	].filter(({ english }) => english !== '');
}
