import { repairPartNumbers } from '../admin/categories/category-queries.server.ts';
import { type ContentPart, repairContent } from '../admin/content/content-commands.server.ts';
import { readKept } from '../admin/deleting/deleted-record-queries.server.ts';
import { readStoredTitles, readStoredWarnings } from '../admin/product-import/stored-import.server.ts';
import { readStoredBulk } from '../admin/products/bulk/stored-bulk.server.ts';
import { raiseCatalogueVersion } from '../domain/catalogue/catalogue-queries.server.ts';
import { formatPartNumber } from '../domain/catalogue/part-numbers/part-number.ts';
import { repairProduct } from '../domain/catalogue/product-queries.server.ts';
import { listEarlierDocuments } from '../domain/catalogue/product-version-queries.server.ts';
import {
	readStoredNumbers,
	readStoredProduct,
	readStoredVersion,
} from '../domain/catalogue/stored-product.server.ts';
import { repairCompany } from '../domain/companies/company-queries.server.ts';
import { readCompanyBefore, readStoredCompany } from '../domain/companies/stored-company.server.ts';
import { repairDistributor } from '../domain/distributors/distributor-queries.server.ts';
import { readStoredDistributor } from '../domain/distributors/stored-distributor.server.ts';
import { readStoredAnswer } from '../domain/fit-checks/stored-answer.server.ts';
import { repairLabel } from '../domain/labels/label-queries.server.ts';
import { readStoredLabel } from '../domain/labels/stored-label.server.ts';
import { repairIssue } from '../domain/newsletter/issues/issue-queries.server.ts';
import { readStoredIssue } from '../domain/newsletter/issues/stored-issue.server.ts';
import { readStoredOrder } from '../domain/orders/stored-order.server.ts';
import { readStoredPriceList } from '../domain/pricing/stored-price-list.server.ts';
import { repairReleaseItem } from '../domain/releases/release-queries.server.ts';
import { readStoredItem } from '../domain/releases/stored-item.server.ts';
import { repairSampleRequest } from '../domain/sample-requests/sample-request-queries.server.ts';
import { readStoredRequest } from '../domain/sample-requests/stored-request.server.ts';
import { listEarlierContents } from '../domain/site-content/site-content-queries.server.ts';
import type { DatabaseLike } from '../platform/db/database.server.ts';
import type { StoredKind } from '../platform/db/stored-kind.server.ts';
import { CONTENT_PARTS } from './content/content-parts.server.ts';

const findPart = (name: string) => CONTENT_PARTS.find((part) => part.name === name);

async function repairPart(transaction: DatabaseLike, name: string, text: string): Promise<void> {
	const part = findPart(name) as ContentPart<object> | undefined;
	if (part) await repairContent(transaction, part, text);
}

/**
 * Every JSON column that pages or API responses are built from. Excluded are those whose readers cope without them and
 * which are numerous or short-lived: activity log values, idempotency answers, import rows, mail headers.
 */
export const STORED_KINDS: readonly StoredKind[] = [
	{
		name: 'Glove',
		showId: formatPartNumber,
		table: 'product',
		column: 'document',
		keys: ['part_number'],
		removed: 'removed',
		read: (id, document) => readStoredProduct({ part_number: id, document }),
		repair: repairProduct,
		listEarlier: listEarlierDocuments,
	},
	{
		name: 'Earlier version of glove',
		table: 'product_version',
		column: 'document',
		keys: ['product_id', 'version'],
		read: (id, document) => {
			const [productId = '', version] = id.split('/');
			return readStoredVersion({ product_id: productId, version: Number(version), document });
		},
		isCopy: true,
	},
	{
		name: 'Change of many gloves',
		table: 'product_bulk',
		column: 'document',
		keys: ['id'],
		read: (id, document) => readStoredBulk({ id, document }),
		isCopy: true,
	},
	{
		name: 'Category',
		table: 'category',
		column: 'part_numbers',
		keys: ['name_key'],
		removed: 'removed',
		read: (id, text) => readStoredNumbers('category', id, text),
		repair: (transaction, id, text) => repairPartNumbers(transaction, 'category', id, text),
	},
	{
		name: 'List of gloves',
		table: 'site_list',
		column: 'part_numbers',
		keys: ['name'],
		read: (id, text) => readStoredNumbers('site_list', id, text),
		repair: (transaction, id, text) => repairPartNumbers(transaction, 'site_list', id, text),
	},
	{
		name: 'Deleted record',
		table: 'deleted_record',
		column: 'document',
		keys: ['id'],
		read: (id, document) => readKept({ id, document }),
		isCopy: true,
	},
	{
		name: 'Content of the site',
		table: 'site_content',
		column: 'document',
		keys: ['name'],
		read: (id, document) => findPart(id)?.read(document),
		repair: repairPart,
		listEarlier: listEarlierContents,
	},
	{
		name: 'Earlier content of the site',
		table: 'site_content_version',
		column: 'document',
		keys: ['name', 'version'],
		read: (id, document) => findPart(id.split('/')[0] ?? '')?.read(document),
		isCopy: true,
	},
	{
		name: 'Distributor',
		table: 'distributor',
		column: 'document',
		keys: ['id'],
		read: (id, document) => readStoredDistributor({ id, document }),
		repair: async (transaction, id, text) =>
			repairDistributor(transaction, id, text, await raiseCatalogueVersion(transaction)),
	},
	{
		name: 'Issue of the newsletter',
		table: 'newsletter_issue',
		column: 'document',
		keys: ['id'],
		read: (id, document) => readStoredIssue({ id, document }),
		repair: repairIssue,
	},
	{
		name: 'Change of a release',
		table: 'site_release_item',
		column: 'document',
		keys: ['release_id', 'kind', 'record_id'],
		read: (id, document) => readStoredItem(id, document),
		repair: repairReleaseItem,
	},
	{
		name: 'Company',
		table: 'company',
		column: 'document',
		keys: ['id'],
		read: (id, document) => readStoredCompany({ id, document }),
		repair: repairCompany,
	},
	{
		name: 'Company before a merge',
		table: 'company_merge',
		column: 'kept_before',
		keys: ['id'],
		read: (id, text) => readCompanyBefore({ id, kept_before: text }),
		isCopy: true,
	},
	{
		name: 'Label',
		table: 'label',
		column: 'document',
		keys: ['id'],
		read: (id, document) => readStoredLabel({ id: Number(id), document }),
		repair: (transaction, id, text) => repairLabel(transaction, Number(id), text),
	},
	{
		name: 'Sample request',
		table: 'sample_request',
		column: 'document',
		keys: ['number'],
		read: (id, document) => readStoredRequest({ number: id, document }),
		repair: repairSampleRequest,
	},
	{
		name: 'Price list',
		table: 'price_list',
		column: 'document',
		keys: ['id'],
		read: (id, document) => readStoredPriceList({ id, document }),
	},
	{
		name: 'Fit check',
		table: 'fit_check',
		column: 'answer',
		keys: ['id'],
		read: (id, answer) => readStoredAnswer({ id, answer }),
		isCopy: true,
	},
	{
		name: 'Quick order',
		table: 'distributor_order',
		column: 'document',
		keys: ['number'],
		read: (id, document) => readStoredOrder({ number: id, document }),
	},
	...(['columns', 'unknown_columns', 'notes'] as const).map(
		(column): StoredKind => ({
			name: 'Import',
			table: 'product_import',
			column,
			keys: ['id'],
			read: (id, text) => readStoredTitles(id, column, text),
		}),
	),
	{
		name: 'Import',
		table: 'product_import',
		column: 'warnings',
		keys: ['id'],
		read: readStoredWarnings,
	},
];
